-- Which sockets are open, counted across all server processes: each holds one of the places of a person or an address. Whose process is gone holds none.
create table socket_place (
  whose text not null,
  place int not null,
  process int not null,
  primary key (whose, place)
);
