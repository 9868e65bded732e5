//! At a server: by links and invitations, alone and with others, while it goes and comes back.

use crate::command::{error, folder};
use crate::running::Running;
use crate::running::client::{Client, Folder, bot, hotseat, open, you, you_named};
use crate::{Player, listed, play, standings};
use api::{CreatedTable, JoinedSeat};
use game::Seat;
use serde_json::{Value, json};
#[cfg(unix)]
use {
    game::{Game, SeatSet, Sight},
    rustix::process::{Pid, Signal, kill_process},
    std::time::{Duration, Instant},
    terminal::{ConnectionError, GameTable, RemoteGame, SeatLink, TableError, Timeouts},
};

/// Longer than anything takes, even on a machine that has other things to do.
#[cfg(unix)]
const FAR_TOO_LONG: Duration = Duration::from_secs(60);

/// The link in what a server said about a new table.
fn link<'a>(table: &'a CreatedTable, seat: usize, name: &str) -> &'a str {
    let seat = &table.seats[seat];
    let link = if name == "link" { &seat.link } else { &seat.invitation };
    link.as_deref().unwrap_or_else(|| panic!("no {name} in {table:?}"))
}

#[test]
fn whole_games_at_a_server_against_bots() {
    let (house, data) = (Folder::new(), folder("play-there"));
    let mut server = Running::start(&house.0);
    let answers = "1\n".repeat(400);
    for (game, bots, language, heading) in
        [("caylus", 2, "en", "Standings"), ("ys", 2, "fr", "Classement"), ("ys", 1, "pt", "Classificação")]
    {
        let mut seats = vec![you_named("Ada")];
        seats.extend((0..bots).map(|_| bot("random")));
        let table = server.client.table(game, &seats);
        let said = play(&data, &["--lang", language, "--seat", link(&table, 0, "link")], answers.as_bytes());
        let view = server.client.view(&table.id);
        let mut points = view.outcome.unwrap().scores;
        points.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(listed(&standings(&said, heading)), points, "{game} {language}: {said}");
        assert!(!said.contains('['), "{said}");
    }
}

#[test]
fn hints_come_from_the_server() {
    let (house, data) = (Folder::new(), folder("play-hint-there"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("caylus", &[you_named("Ada"), bot("apprentice"), bot("apprentice")]);
    let typed = b"hint\nhint\n1\nexplain\nlog\nquit\n";
    let said = play(&data, &["--lang", "pt", "--seat", link(&table, 0, "link")], typed);
    for part in ["Peça outra vez", "As melhores escolhas:\n1. ", "O que foi comparado:\n1. ", "Você pediu uma dica"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let alone = server.client.table("caylus", &[you_named("Ada"), hotseat()]);
    let said = play(&data, &["--seat", link(&alone, 0, "link")], b"hint\nquit\n");
    assert!(said.contains("Neither is so here."), "{said}");
}

#[test]
fn two_terminals_play_with_each_other_at_a_server() {
    let (house, data) = (Folder::new(), folder("play-two"));
    let mut server = Running::start(&house.0);
    for game in ["ys", "caylus"] {
        let table = server.client.table(game, &[you_named("Ada"), open()]);
        let (own, invitation) = (link(&table, 0, "link"), link(&table, 1, "invitation"));
        let answers = "1\n".repeat(800);
        let both = std::thread::scope(|scope| {
            let first = scope.spawn(|| play(&data, &["--seat", own], answers.as_bytes()));
            let second = scope.spawn(|| play(&data, &["--seat", invitation, "--name", "Bob"], answers.as_bytes()));
            [first.join().unwrap(), second.join().unwrap()]
        });
        let [first, second] = both.map(|said| (standings(&said, "Standings"), said));
        assert_eq!(first.0, second.0);
        assert!(second.1.contains("your personal link: http://") && second.0.contains("Bob"), "{}", second.1);
    }
}

#[test]
fn whoever_joins_without_a_name_is_you_and_to_others_the_player_of_a_seat() {
    let (house, data) = (Folder::new(), folder("play-nameless"));
    let mut server = Running::start(&house.0);
    let seats = [you_named("Ada"), open(), open()];
    let table = server.client.table("caylus", &seats);
    for (seat, names) in [(2, "Ada, Seat 2, You"), (1, "Ada, You, Player 3")] {
        let mut player = Player::start(&data, &["--seat", link(&table, seat, "invitation")]);
        let hello = player.hear_until("Caylus: ");
        assert!(hello.contains(names), "{hello}");
        player.kill();
    }
}

#[test]
fn whoever_waits_at_a_server_is_told_what_others_do_and_is_heard() {
    let (house, data) = (Folder::new(), folder("play-waits"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("caylus", &[you_named("Ada"), open()]);
    let mut bob = Client::new(server.client.address);
    let invitation = link(&table, 1, "invitation").rsplit_once('/').unwrap().1.to_owned();
    let joined: JoinedSeat = bob.post(&format!("/api/join/{invitation}"), &json!({"name": "Bob"})).read();
    bob.bearer = Some(joined.secret);
    let id = &table.id;
    let mut bob_does = |what: &str, mut body: Value| {
        body["revision"] = bob.view(id).revision.into();
        let answer = bob.post(&format!("/api/tables/{id}/{what}"), &body);
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    };
    // Who begins is drawn by lot.
    if server.client.view(id).to_act[0] == Seat::Two {
        bob_does("act", json!({"action": "place post"}));
    }
    let mut ada = Player::start(&data, &["--seat", link(&table, 0, "link")]);
    ada.type_in("place 4");
    let told = ada.hear_until("Bob is choosing a place…\n");
    assert!(told.split_once("> place 4\n").unwrap().1.contains("You go to "), "{told}");
    ada.type_in("state");
    ada.hear_until("The provost stands on space");
    bob_does("act", json!({"action": "place gate"}));
    ada.hear_until("Bob goes to the Gate");
    bob_does("undo", json!({}));
    bob_does("act", json!({"action": "place guild"}));
    let told = ada.hear_until("Bob goes to the ");
    assert!(told.contains("Something was taken back.") && told.contains("Guild"), "{told}");
    ada.type_in("place 5");
    ada.hear_until("Bob is choosing a place…\n");
    ada.type_in("quit");
    ada.hear_until("You have left.");
    assert!(ada.child.wait().unwrap().success());
}

#[test]
fn a_script_that_has_nothing_more_to_say_leaves_while_others_are_awaited() {
    let (house, data) = (Folder::new(), folder("play-script-ends"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("ys", &[you_named("Ada"), open()]);
    let own = ["--seat", link(&table, 0, "link")];
    let said = play(&data, &own, b"bid 4 3\n");
    assert!(
        said.contains("> bid 4 3\n") && said.contains("Seat 2 is free") && said.contains("You have left."),
        "{said}"
    );
    let said = play(&data, &own, b"");
    assert!(said.contains("Seat 2 is free") && said.contains("You have left."), "{said}");
}

#[test]
#[cfg(unix)]
fn whoever_has_answered_a_server_that_hangs_is_not_told_that_they_are_awaited() {
    let (house, data) = (Folder::new(), folder("play-hangs"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("ys", &[you_named("Ada"), open()]);
    let mut ada = Player::start(&data, &["--seat", link(&table, 0, "link")]);
    ada.hear("# sits down");
    let pid = i32::try_from(server.child.id()).ok().and_then(Pid::from_raw).unwrap();
    kill_process(pid, Signal::STOP).unwrap();
    ada.type_in("bid 4 3");
    let told = ada.hear_until("Waiting for the server to answer…\n");
    assert!(!told.contains("still to come") && !told.contains("is free"), "{told}");
    kill_process(pid, Signal::CONT).unwrap();
    ada.hear_until("Seat 2 is free");
    ada.kill();
}

#[test]
fn a_free_seat_is_awaited_as_such_until_somebody_takes_it() {
    let (house, data) = (Folder::new(), folder("play-free"));
    let mut server = Running::start(&house.0);
    for (game, answer) in [("caylus", "place 4"), ("ys", "bid 4 4")] {
        let seats = [you_named("Ada"), open(), open()];
        let table = server.client.table(game, &seats);
        let mut ada = Player::start(&data, &["--seat", link(&table, 0, "link")]);
        ada.type_in(answer);
        let told = ada.hear_until(" free: the game waits for somebody to take ");
        assert!(!told.contains("Seat 2 is choosing") && !told.contains("Seat 3 is choosing"), "{told}");
        for (seat, name) in [(1, "Bob"), (2, "Eve")] {
            let invitation = link(&table, seat, "invitation").rsplit_once('/').unwrap().1.to_owned();
            Client::new(server.client.address).post(&format!("/api/join/{invitation}"), &json!({"name": name}));
        }
        ada.hear_until(if game == "caylus" {
            " is choosing a place…"
        } else {
            "Bids are still to come from Bob and Eve…"
        });
        ada.kill();
    }
}

#[test]
fn a_server_that_goes_and_comes_back_loses_nothing() {
    let (house, data) = (Folder::new(), folder("play-lost"));
    let mut server = Running::start(&house.0);
    let address = server.client.address.to_string();
    let table = server.client.table("caylus", &[you(), bot("random")]);
    let mut player = Player::start(&data, &["--seat", link(&table, 0, "link")]);
    // The bot may have begun, but nobody can take the castle from another.
    let first = player.hear("place castle");
    assert!(!first.contains("does not answer"), "{first}");
    // The client takes in what the bot did: a request that is cut off gives another reason than one that is refused.
    std::thread::sleep(Duration::from_secs(1));
    drop(server);
    // Nobody has to try anything to be told.
    player.hear_until("The server does not answer (nobody listens at its address). Trying again");
    let lost = player.hear("1");
    assert!(lost.contains("The server does not answer. If nothing has changed then, do it again."), "{lost}");
    let server = Running::start_at(&house.0, &address);
    player.hear_until("The server answers again.");
    let again = player.hear("undo");
    assert!(again.contains("Taken back."), "{again}");
    // Old troubles are over once something has been done.
    let on = player.hear("1");
    assert!(!on.contains("does not answer"), "{on}");
    player.kill();
    drop(server);
}

/// Looks at a table again and again until what is wrong with it is as wanted.
#[cfg(unix)]
fn look_until(table: &mut RemoteGame<caylus::State>, wanted: impl Fn(Option<&TableError>) -> bool) {
    let began = Instant::now();
    loop {
        let trouble = table.refresh().err();
        if wanted(trouble.as_ref()) {
            return;
        }
        assert!(began.elapsed() < FAR_TOO_LONG, "{trouble:?}");
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
#[cfg(unix)]
fn a_server_that_hangs_is_noticed_though_nobody_does_anything() {
    let house = Folder::new();
    let mut server = Running::start(&house.0);
    let table = server.client.table("caylus", &[you(), open()]);
    let invitation = link(&table, 1, "invitation").rsplit_once('/').unwrap().1.to_owned();
    let link = SeatLink::parse(None, link(&table, 0, "link")).unwrap();
    let (silence, pause) = (Duration::from_secs(2), Duration::from_millis(10));
    let patience = Timeouts { answer: FAR_TOO_LONG * 2, silence, again: [pause, pause] };
    let joined = terminal::join(&link, "Ada", patience).unwrap();
    let mut table = RemoteGame::<caylus::State>::open(joined).unwrap();
    // A client that hears of a new player is listening.
    Client::new(server.client.address).post(&format!("/api/join/{invitation}"), &json!({"name": "Bob"}));
    let began = Instant::now();
    while table.refresh().is_err() || table.chairs()[1].name != "Bob" {
        assert!(began.elapsed() < FAR_TOO_LONG);
    }
    let pid = i32::try_from(server.child.id()).ok().and_then(Pid::from_raw).unwrap();
    kill_process(pid, Signal::STOP).unwrap();
    look_until(&mut table, |trouble| trouble == Some(&TableError::Lost { why: ConnectionError::Slow }));
    kill_process(pid, Signal::CONT).unwrap();
    look_until(&mut table, |trouble| trouble.is_none());
}

#[test]
#[cfg(unix)]
fn what_a_slow_server_takes_back_is_told_to_whoever_wanted_it() {
    let (house, data) = (Folder::new(), folder("play-slow"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("caylus", &[you(), bot("random")]);
    let mut player = Player::start(&data, &["--seat", link(&table, 0, "link")]);
    // The bot may have begun, but nobody can take the castle from another.
    player.hear("place castle");
    let pid = i32::try_from(server.child.id()).ok().and_then(Pid::from_raw).unwrap();
    kill_process(pid, Signal::STOP).unwrap();
    player.type_in("undo");
    // Until the answer is not waited for any more.
    std::thread::sleep(Duration::from_secs(1));
    kill_process(pid, Signal::CONT).unwrap();
    let told = player.hear_until("Taken back.\n");
    assert!(!told.contains("Something was taken back"), "{told}");
    player.hear_until("Place a worker or pass");
    player.kill();
}

#[test]
fn whoever_is_asked_is_told_what_others_do_meanwhile_and_asked_again() {
    let (house, data) = (Folder::new(), folder("play-meanwhile"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("ys", &[you_named("Ada"), open()]);
    let id = &table.id;
    let mut ada = Player::start(&data, &["--seat", link(&table, 0, "link")]);
    let asked = "Bid two brokers";
    ada.hear_until(asked);
    let mut bob = Client::new(server.client.address);
    let invitation = link(&table, 1, "invitation").rsplit_once('/').unwrap().1.to_owned();
    let joined: JoinedSeat = bob.post(&format!("/api/join/{invitation}"), &json!({"name": "Bob"})).read();
    bob.bearer = Some(joined.secret);
    ada.hear_until("Bob takes seat 2.");
    ada.hear_until(asked);
    let revision = bob.view(id).revision;
    assert_eq!(bob.act(id, revision, "bid 4 4").status, 200);
    ada.hear_until("Bob has sealed a bid.");
    ada.hear_until(asked);
    assert_eq!(bob.post(&format!("/api/tables/{id}/undo"), &json!({})).status, 200);
    ada.hear_until("Something was taken back.\n");
    ada.hear_until(asked);
    let told = ada.hear("why bid 4 3");
    assert!(told.contains("> why bid 4 3\nbid 4 3: allowed."), "{told}");
    let rename = bob.post(&format!("/api/tables/{id}/name"), &json!({"name": "Bobby"}));
    assert_eq!(rename.status, 200, "{}", rename.body);
    ada.hear_until("Bob is now called Bobby.");
    ada.hear_until(asked);
    ada.type_in("bid 4 3");
    ada.hear_until("Bids are still to come from Bobby…");
    let leave = bob.post(&format!("/api/tables/{id}/leave"), &json!({"level": "random"}));
    assert_eq!(leave.status, 200, "{}", leave.body);
    ada.hear_until("Bobby has left: a bot plays on.");
    ada.kill();
}

#[test]
fn who_else_has_the_table_open_is_told() {
    let (house, data) = (Folder::new(), folder("play-presence"));
    let mut server = Running::start(&house.0);
    let table = server.client.table("ys", &[you_named("Ada"), open()]);
    let invitation = link(&table, 1, "invitation").rsplit_once('/').unwrap().1.to_owned();
    let mut ada = Player::start(&data, &["--seat", link(&table, 0, "link")]);
    ada.hear_until("Bid two brokers");
    let mut bob = Client::new(server.client.address);
    let joined: JoinedSeat = bob.post(&format!("/api/join/{invitation}"), &json!({"name": "Bob"})).read();
    ada.hear_until("Bob takes seat 2.");
    let there = folder("play-presence-there");
    let mut other = Player::start(&there, &["--seat", &joined.link]);
    other.hear_until("Bid two brokers");
    // The next change of the table brings who is here.
    other.type_in("bid 4 4");
    ada.hear_until("Bob has sealed a bid.");
    ada.type_in("state");
    ada.hear_until("At the table with you: Bob.");
    other.kill();
    ada.kill();
}

#[test]
#[cfg(unix)]
fn who_holds_several_seats_with_one_secret_sees_only_what_a_spectator_sees_until_they_say_who_they_are() {
    let house = Folder::new();
    let mut server = Running::start(&house.0);
    let secret = "0123456789abcdef0123456789abcdef";
    server.client.bearer = Some(secret.to_owned());
    let seats = [you(), hotseat(), open()];
    let id = server.client.table("ys", &seats).id;
    for (seat, action) in [(1, "bid 4 3"), (2, "bid 4 2")] {
        let revision = server.client.view(&id).revision;
        let body = json!({"action": action, "revision": revision, "seat": seat});
        assert_eq!(server.client.post(&format!("/api/tables/{id}/act"), &body).status, 200);
    }
    let link = SeatLink::parse(Some(&format!("http://{}", server.client.address)), secret).unwrap();
    let joined = terminal::join(&link, "Ada", Timeouts::default()).unwrap();
    let table = RemoteGame::<ys::State>::open(joined).unwrap();
    assert_eq!(table.mine().iter().count(), 2);
    let view = |client: &mut Client, seat: &str| {
        let seen = client.get(&format!("/api/tables/{id}{seat}")).json()["view"].to_string();
        format!("{:?}", ys::State::read_view(&seen).unwrap())
    };
    let everybody = view(&mut Client::new(server.client.address), "");
    let sight = |seat: Option<Seat>| match seat {
        Some(seat) => table.sight().choose(seat).unwrap(),
        None => Sight::new(table.sight().situation(), SeatSet::NONE),
    };
    assert_eq!(format!("{:?}", table.view(sight(None))), everybody);
    for (seat, asked) in [(Seat::One, "?seat=1"), (Seat::Two, "?seat=2")] {
        assert_eq!(format!("{:?}", table.view(sight(Some(seat)))), view(&mut server.client, asked));
        assert_ne!(format!("{:?}", table.view(sight(Some(seat)))), everybody);
        let seen =
            |seat| table.log(sight(seat)).into_iter().map(|entry| format!("{:?}", entry.events)).collect::<String>();
        assert_ne!(seen(Some(seat)), seen(None));
    }
}

#[test]
fn links_that_lead_nowhere_are_explained() {
    let house = Folder::new();
    let server = Running::start(&house.0);
    let base = format!("http://{}", server.client.address);
    let secret = "0123456789abcdef0123456789abcdef";
    let told = |arguments: &[&str]| error(&[&["play"], arguments].concat());
    assert!(told(&["--seat", &format!("{base}/seat/{secret}")]).contains("There is no such seat"));
    assert!(told(&["--lang", "fr", "--seat", &format!("{base}/seat/{secret}")]).contains("Ce siège n’existe pas"));
    assert!(told(&["--server", &base, "--seat", &format!("join/{secret}")]).contains("no such invitation"));
    assert!(told(&["--seat", secret]).contains("say where the server is"));
    let nobody = ["--server", "http://127.0.0.1:1", "--seat", secret];
    assert!(told(&nobody).contains("does not answer: nobody listens at its address"));
    assert!(told(&[&nobody[..], &["--lang", "pt"]].concat()).contains("ninguém escuta em seu endereço"));
    assert!(told(&["--server", &base, "--seat", "x"]).contains("opens no seat"));
}
