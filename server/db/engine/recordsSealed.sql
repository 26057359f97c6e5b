-- Digests of what was asked are made with a key of the installation from now on; those before could be guessed, passwords within them too. They are
-- emptied: such a key still answers what came of it, and what was refused under it, to whoever asks the same operation. Changing the type writes the
-- table anew, so that its file keeps no dead row with them.
alter table operation_key
  alter column digest type text using '',
  alter column intent type text using '',
  alter column refused type jsonb using case when result is null then nullif(jsonb_build_object('', jsonb_path_query_first(refused, '$.*')), '{"": null}') end;
comment on column operation_key.digest is 'Keyed, of everything asked for; empty or of another key of the installation: cannot be compared.';
