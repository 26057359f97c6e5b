-- Records that somebody had open, and those they keep at hand. What is told of one is read anew each time, under the rights of that moment: here are
-- its key and two times. A person has few rows, so their key finds and orders them, and a time that moves on touches no index.
create table visit (
  person text not null,
  entity text not null,
  record text not null,
  -- When it last stood open; empty for one that is only kept.
  visited timestamptz,
  kept timestamptz,
  primary key (person, entity, record),
  check (visited is not null or kept is not null)
);
