import { openLibrary } from '/work/main/tests/server/records/libraryBench.ts'
const bench = await openLibrary()
const librarian = bench.callerOf('librarian', '1')
const N = 20000
await bench.asOwner(`
insert into members (name, email, role, joined) select 'Member ' || n, 'm' || n || '@example.com', 'reader', timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, ${N}) n;
insert into members_contact (id, street, zip, country) select id, 'Street ' || id, '1', 'DE' from members;
insert into members_account (id) select id from members;
insert into members_standing (id, status, rating) select id, case when id % 10 = 0 then 'BARRED' else 'GOOD' end, 50 from members; analyze`)
const time = async (name: string, n: number, callers: number, f: () => Promise<unknown>) => {
  for (let i = 0; i < 50; i++) await f()
  const c = process.cpuUsage(); const t = performance.now()
  let left = n
  await Promise.all(Array.from({ length: callers }, async () => { while (left-- > 0) await f() }))
  const ms = performance.now() - t
  console.log(name, Math.round(n / ms * 1000), '/s', 'cpu per op us', Math.round(process.cpuUsage(c).user / n))
}
const paths = ['name', 'email', 'role', 'joined', 'contact.country', 'standing.status', 'standing.rating']
const plain = bench.callerOf('librarian', '1', ['readMembers', 'readContacts', 'seeRatings'])
const list = { first: 50, sort: { by: 'joined', direction: 'DESCENDING' } }
const raw = `select o.id, o.version, o.name, o.email, o.role, o.joined, c.version as v1, c.country, s.version as v2, s.status, s.rating from members o left join members_contact c on c.id=o.id left join members_standing s on s.id=o.id where (o.joined, o.id) < ($1, $2) order by o.joined desc, o.id desc limit 51`
const which = process.argv[2]
for (let r = 0; r < 3; r++) {
await time('raw', 2000, 16, () => bench.database.pool.query({ name: 'raw', text: raw, values: ['2026-01-02', '5000'] }))
if (!which || which === 'list') await time('list', 2000, 16, () => bench.run(plain, 'membersSearch', { ...list }, paths))
if (!which || which === 'can') await time('list+can', 500, 16, () => bench.run(librarian, 'membersSearch', { ...list }, { paths: new Set(paths), can: true }))
let k = r * 2100
if (!which || which === 'change') await time('change', 2000, 12, () => { k++; return bench.run(librarian, 'membersUpdate', { id: String(k + 10), version: 1, patch: { name: 'x' + k } }, ['name']) })
}
await bench.stop()
