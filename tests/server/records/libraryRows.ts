// Sixty members and books with values of every sort, put in as SQL: what lists are tried on.
export const rows = 60

export const libraryRows = `
  insert into genres (id, name) values ('SF', 'Science fiction'), ('CR', 'Crime');
  insert into members (name, email, role, joined) select case when n = 7 then null else 'Member ' || n end, 'm' || n || '@example.com', case n % 3 when 0 then 'helper' when 1 then 'librarian' else 'reader' end,
    timestamptz '2026-01-01 00:00:00.123456+00' + n / 2 * interval '1 microsecond' from generate_series(1, ${rows}) n;
  insert into members_contact (id, street, zip, country) select id, 'Street ' || id, '1', case when id % 4 = 0 then null else 'DE' end from members;
  insert into members_account (id) select id from members;
  insert into members_standing (id, status, rating) select id, case when id % 10 = 0 then 'BARRED' else 'GOOD' end, id from members;
  insert into books (title, genre_id, also_ids, pages, weight, price_minor, price_currency, fine, rare, languages, cover, owner_id)
    select 'Book ' || lpad(n::text, 3, '0'), case when n % 2 = 0 then 'SF' else 'CR' end, case when n % 5 = 0 then '{SF}'::text[] else '{}' end, nullif(n % 7, 0) * 100, n / 10.0, n * 100, 'USD',
      n, n % 3 = 0, '{EN}', case when n % 6 = 0 then null when n % 2 = 0 then 'SOFT' else 'HARD' end, n from generate_series(1, ${rows}) n;
  insert into books (title, fine, cover) values ('100% _odd\\ title', 5, 'HARD')`
