-- What people like to have their way: language, time zone, how high rows are (docs/decisions/052). One's own alone, and read with each answer of the page.
create table preference (
  person text not null,
  name text not null check (name in ('language', 'zone', 'rows')),
  value text not null,
  primary key (person, name)
);

-- Whose they are is heard by every process: what is open of theirs follows.
create function announce_preference() returns trigger language plpgsql as $$
begin
  perform pg_notify('concord_preference', coalesce(new.person, old.person));
  return null;
end $$;
create trigger preference_changed after insert or update or delete on preference for each row execute function announce_preference();
