-- Places of lists that people keep under names of their own, some of them for everybody (docs/decisions/049).
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  person text not null,
  entity text not null,
  name text not null,
  -- As the address of the list has it.
  place text not null,
  shared boolean not null,
  changed timestamptz not null default now()
);
create unique index saved_view_name on saved_view (person, entity, lower(name));
create index saved_view_shared on saved_view (entity) where shared;
