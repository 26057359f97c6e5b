-- A record of the audit moves its lane's head once, not twice: every change writes one.
create or replace function audit_chain() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  previous bytea;
begin
  new.time := clock_timestamp();
  new.lane := pg_backend_pid() % 64;
  select hash, position + 1 into previous, new.position from audit_lane where lane = new.lane for no key update;
  new.hash := audit_digest(previous, new);
  update audit_lane set position = new.position, hash = new.hash where lane = new.lane;
  return new;
end $$;
