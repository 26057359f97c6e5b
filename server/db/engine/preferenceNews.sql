-- Up to when somebody has seen what is new, and whether they want to be told of it (docs/decisions/053).
alter table preference drop constraint preference_name_check;
alter table preference add constraint preference_name_check check (name in ('language', 'zone', 'rows', 'quiet', 'newsSeen'));
