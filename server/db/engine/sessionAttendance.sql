-- Who has a record of a desk open, and who claimed one, so that nobody else decides it meanwhile.
create table attendance (
  socket uuid primary key,
  process int not null,
  session text not null,
  person text not null,
  name text not null,
  entity text not null,
  record text not null
);
create index attendance_record on attendance (entity, record);

create table claim (
  entity text not null,
  record text not null,
  person text not null,
  name text not null,
  used timestamptz not null default now(),
  primary key (entity, record)
);

-- A claim ends five minutes after its holder last did anything with the record open.
create view live_claim as
  select claim.entity, claim.record, claim.person, claim.name, greatest(claim.used, max(session.used)) + interval '5 minutes' as until
  from claim
  left join attendance on (attendance.entity, attendance.record, attendance.person) = (claim.entity, claim.record, claim.person)
  left join session on session.id = attendance.session
  group by claim.entity, claim.record
  having greatest(claim.used, max(session.used)) + interval '5 minutes' > now();
