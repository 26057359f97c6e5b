-- When somebody was here: a stretch of work lasts until nothing was done for half an hour, in whichever browser. Kept when sessions end, so that what
-- happened since one was here before can be told. One row a person, written with the uses of sessions.
create table session_stretch (
  person text primary key,
  -- The last use so far.
  used timestamptz not null,
  -- The last use of the stretch before; empty in the first one.
  earlier timestamptz
);
