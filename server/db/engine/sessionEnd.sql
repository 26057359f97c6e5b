-- Whose an ended session was, kept for a while: its tabs are told why it ended, those too that were not listening when it did.
create table session_end (
  id text primary key,
  person text not null,
  role text not null,
  time timestamptz not null default now()
);

create or replace function announce_ended_session() returns trigger language plpgsql as $$
begin
  insert into session_end (id, person, role) values (old.id, old.person, old.role) on conflict do nothing;
  perform pg_notify('concord_session', old.id);
  return null;
end $$;
