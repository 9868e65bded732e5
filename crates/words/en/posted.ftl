# Records and positions that are sent to be analysed, and the page on which a record is pasted.

trouble-bad-record = This record cannot be analysed: { $detail }
trouble-record-not-over = The game of this record is not over. Only games that are over can be analysed.
trouble-record-from-position = The game of this record began from a position. Here only games that began with a seed can be analysed; on your own computer “bailiwick analyse” takes both.
trouble-bad-position = This position cannot be analysed: { $detail }

posted-title = Analyse a record
posted-about = Paste the record of a game that is over, from here or from anywhere else: every decision is judged, with what would have been better, and why. The result has an address that you can share, and is kept for ever.
posted-record = The record
posted-begin = Analyse
posted-link = Analyse a record
posted-link-about = paste a game that is over
