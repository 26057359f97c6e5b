-- What happened before anybody acted here may be taken over with its own times, in one transaction. Once somebody has, the time is the database's alone.
create or replace function audit_chain() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  previous bytea;
begin
  if new.time is null or new.time > clock_timestamp()
    or exists (select from audit_record where actor is not null and xmin <> pg_current_xact_id()::xid) then
    new.time := clock_timestamp();
  end if;
  new.lane := pg_backend_pid() % 64;
  select hash, position + 1 into previous, new.position from audit_lane where lane = new.lane for no key update;
  new.hash := audit_digest(previous, new);
  update audit_lane set position = new.position, hash = new.hash where lane = new.lane;
  return new;
end $$;
