# What the commands of whoever runs a server say.

ops-doctor-settings = Settings: all { $count } that the environment gives can be used.
ops-doctor-setting-wrong = { $words }
ops-doctor-setting-near = There is no setting { $name }, so it does nothing; { $near } is one.
ops-doctor-setting-unknown = There is no setting { $name }, so it does nothing; docs/host.md lists them all.
ops-doctor-origins = Browsers find the server at { $origins }.
ops-doctor-origins-none = The server listens at { $host }, and TALETABLE_ORIGINS is not set: only private names and addresses are answered. For a name on the internet, set it, such as https://play.example.org.
ops-doctor-origins-none-proxied = Proxies are named, but TALETABLE_ORIGINS is not: behind a proxy the server has to know its own name, such as https://play.example.org.
ops-doctor-origins-plain = Pages of http://{ $host } are not encrypted: cookies can be read on the way. Put a proxy in front that speaks HTTPS, and name https:// in TALETABLE_ORIGINS.
ops-doctor-proxies-none = Browsers come by https, but TALETABLE_PROXIES names no proxy: everybody shares the limits of one address, and cookies are not marked as secure. Name the address the proxy comes from.
ops-doctor-proxies-wide = TALETABLE_PROXIES names { $network }: whoever is in it can pretend to come from any address. Name the proxies and nothing else.
ops-doctor-seed = TALETABLE_SEED is set: whoever knows it can predict every deal. It is for tests; unset it.
ops-doctor-metrics-open = Everybody can read /metrics. Set TALETABLE_METRICS_TOKEN, or give it a port of its own with TALETABLE_METRICS_PORT.
ops-doctor-port-free = A server can listen at { $host } port { $port }.
ops-doctor-port-taken = { $words } (If it is the server itself, all is well.)
ops-doctor-workers-sqlite = { $workers } worker processes cannot share an SQLite file well, since only one writes at a time. Use PostgreSQL, or one worker.
ops-doctor-database = The database answers: { $url }.
ops-doctor-database-new = There is no database { $file } yet; the server makes it when it starts.
ops-doctor-database-busy = The database cannot be opened: { $words }.
ops-doctor-database-away = The database does not answer: { $words }. Check that it runs, the address, the name and the password in TALETABLE_DATABASE.
ops-doctor-database-newer = { $words }
ops-doctor-database-old = The database has an older shape than this version needs ({ $newest }). Stop the servers, make a backup and run `taletable migrate`.
ops-doctor-database-old-sqlite = The database has an older shape; the server brings it to { $newest } when it starts. Make a backup first.
ops-doctor-database-shape = The database has the shape { $newest }, which version { $version } needs.
ops-doctor-rights = Only its owner can read { $file }.
ops-doctor-rights-folder = This user cannot write into { $folder }: run the server as its owner, or choose another place with TALETABLE_DATABASE.
ops-doctor-rights-file = This user cannot read and write { $file }: run this as the user of the server, or give the file to them with chown.
ops-doctor-rights-exposed = Others on this machine can read the database; `chmod 600 { $file }` keeps it private.
ops-doctor-write = What people do can be stored: a test row was written and synced.
ops-doctor-clock = The clock is right as far as the database can tell.
ops-doctor-clock-back = The newest table was opened { $seconds } seconds from now: the clock of this machine is late. Set it by NTP (`timedatectl set-ntp true`), or time limits fail.
ops-doctor-clock-off = The clock of this machine is { $seconds } seconds away from that of the database. Set both by NTP (`timedatectl set-ntp true`), since time limits go by them.
ops-doctor-disk = { $free } MB are free in { $folder }.
ops-doctor-disk-low = Only { $free } MB are free in { $folder }. Make room, or move old games away with `taletable archive`; on a full disk nobody can play.
ops-doctor-disk-backup = { $free } MB are free in { $folder }, and the database has { $size } MB: a backup on the same disk does not fit. Put it elsewhere, or make room.
ops-doctor-bus = The bus carries a message in { $milliseconds } ms.
ops-doctor-bus-none = Several servers share the database without a bus: they look for each other's moves again and again. TALETABLE_BUS=redis://HOST:PORT makes it quicker.
ops-doctor-bus-sqlite = A bus is for several servers on one PostgreSQL database; with SQLite it does nothing of use.
ops-doctor-bus-driver = TALETABLE_BUS is set, but the driver for Redis is not installed: pip install "taletable[redis]".
ops-doctor-bus-away = The bus does not answer: { $words }. People can play, but see moves of others late. Check that Redis runs, and the address in TALETABLE_BUS.
ops-doctor-files = The system allows { $hard } open files for a process, fewer than TALETABLE_ALL_CONNECTIONS ({ $wanted }): the server takes fewer connections. Raise it, in systemd with LimitNOFILE.
ops-doctor-archive = The archive in { $folder } is complete: { $count ->
    [one] one file
   *[other] { $count } files
}.
ops-doctor-archive-gone = Of the archive { $count ->
    [one] one file is
   *[other] { $count } files are
} not in { $folder }, such as { $file }: these games cannot be shown. Mount the folder, or name it in TALETABLE_ARCHIVE.
ops-doctor-page = The page is built.
ops-doctor-page-missing = The page is not part of this installation, so browsers find nothing. In a clone `make page` builds it; a wheel has it.
ops-doctor-rules-compiled = The rules are compiled.
ops-doctor-rules-plain = The rules run as plain Python, some five times slower for bots: { $why }.
ops-doctor-worker = A worker process starts and answers in { $milliseconds } ms.
ops-doctor-worker-fails = A worker process does not start, so bots give default answers and nothing is replayed: { $words }.
ops-doctor-sum = { $problems ->
    [0] No problem found
    [one] One problem found
   *[other] { $problems } problems found
}, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
}.

ops-rehearse-replaying = Replaying
ops-rehearse-differs = { $table } ({ $game }, rules { $rules }) would differ: { $why }
ops-rehearse-does-not-load = { $table } ({ $game }, rules { $rules }) would not load: { $why }
ops-rehearse-sum = { $tables ->
    [one] One table replayed
   *[other] { $tables } tables replayed
}: { $differ } would differ, { $broken } would not load, { $apart } ended or set apart.
ops-rehearse-against = Each was held against what the old version made of it ({ $traces } tables in the file).
ops-rehearse-alone = Each was held against what is stored with it: who was asked after each entry, and results. For every card and every answer, run `taletable rehearse --write FILE` with the old version, and then `--against FILE` with the new one.

ops-archive-moving = Moving
ops-archive-checking = Checking
ops-archive-moved = { $games ->
    [one] One game was moved
   *[other] { $games } games were moved
} to the archive in { $folder } ({ $files ->
    [one] one file
   *[other] { $files } files
}).
ops-archive-rewritten = { $file } was written anew, without what no longer belongs there.
ops-archive-left = { $table } stays in the database: it does not replay. `taletable rehearse --finished` tells why.
ops-archive-busy = { $table } stays in the database for now: something was added to it just then. The next run takes it.
ops-archive-strange = { $file } has games that this database does not know; it was left as it is. Is this the right folder?
ops-archive-line = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, ended { $since } to { $until }, { $kilobytes } kB
ops-archive-line-gone = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, ended { $since } to { $until }, { $kilobytes } kB - the file is not there
ops-archive-empty = The archive is empty.
ops-archive-checked = { $games ->
    [one] One game
   *[other] { $games } games
} checked, { $wrong ->
    [0] all is well.
    [one] one thing is wrong.
   *[other] { $wrong } things are wrong.
}
ops-archive-restored = Table { $table } is in the database again.

ops-admin-table = table
ops-admin-game = game
ops-admin-status = status
ops-admin-created = opened (UTC)
ops-admin-entries = entries
ops-admin-people = people
ops-admin-person = id
ops-admin-name = name
ops-admin-login = login
ops-admin-language = language
ops-admin-tables = tables
ops-admin-results = results
ops-admin-nothing = There is nothing to list.
ops-admin-ended = Table { $table } is ended. Nobody can play there any more, and it counts for nobody.
ops-admin-quarantined = Table { $table } is set apart. Nothing happens there until `taletable admin release`.
ops-admin-released = Table { $table } goes on.
ops-admin-exported = Everything that is stored of this person was written to { $file }.
ops-admin-forget = Delete { $name } ({ $person }) for good, with results and ratings? Type { $word }:
ops-admin-yes = yes
ops-admin-kept = Nothing was deleted.
ops-admin-forgotten = The person is deleted; the name was taken out of { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
