// How long to wait for a server that does not answer, or that has asked for a pause. Part of the page and of its stream.

const backoff = {
  /** The pause after so many failures in a row, in milliseconds: twice as long each time, up to 10 seconds, a part of it by
   *  chance, so that not everybody comes back at the same moment, and never shorter than the server asks for (in seconds). */
  pause: (failures, asked = 0) => asked * 1000 + Math.min(10_000, 500 * 2 ** failures) * (1 + Math.random()) / 2,

  /** The seconds for which an answer asks to be left alone. */
  retryAfter: (answer) => Number(answer?.headers.get('Retry-After')) || 0,
};
