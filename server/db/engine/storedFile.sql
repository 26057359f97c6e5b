-- Files that people send: granted to one person for one field, sent once, then taken by a record. Bytes are kept elsewhere, under the uuid.
create table stored_file (
  uuid uuid primary key,
  entity text not null,
  field text not null,
  -- The record whose field it is for; null for one yet to be made, which is made with the references in bound.
  record text,
  bound jsonb not null default '{}',
  actor text not null,
  granted timestamptz not null default now(),
  -- When its one PUT began, when all of it was there and checked, when a record took it, when that record let it go.
  claimed timestamptz,
  arrived timestamptz,
  taken timestamptz,
  dropped timestamptz,
  -- What a record's field holds of it: uuid, name, contentType, bytes and more.
  value jsonb
);
create index stored_file_waiting on stored_file (actor) where taken is null;
create index stored_file_old on stored_file (granted) where taken is null;
create index stored_file_dropped on stored_file (dropped) where dropped is not null;
