// What a list shows as a file (domain 11): all its rows, for whoever may read them and export; noted before the first one leaves.
import { readXlsx } from 'hucre/xlsx'
import { parseCsv } from 'hucre/csv'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from './server/ask.ts'
import { exportOf, type Wish } from './server/exportOf.ts'
import { generatedText } from './server/generatedText.ts'
import { openServer, type AccessServer } from './server/openServer.ts'

let server: AccessServer
let admin: Client
let cookie: string

const post = (wish: Wish, body = exportOf(wish)): Promise<Response> =>
  fetch(`${server.url}/api/exports`, {
    method: 'POST',
    headers: { origin: wish.origin ?? server.url, cookie: wish.cookie ?? cookie, 'content-type': 'application/json' },
    body,
  })
const csv = async (wish: Wish): Promise<readonly (readonly unknown[])[]> => parseCsv(await (await post(wish)).text())
const codeOf = async (answer: Response): Promise<unknown> => [answer.status, ((await answer.json()) as { code: string }).code]
const lines = (outcome: string) =>
  server.sql<{ entity: string; count: number; input: Record<string, unknown> | null; role: string }>(
    `select entity, count, input, role from audit_record where operation = 'exportList' and outcome = $1 order by id`,
    [outcome],
  )

beforeAll(async () => {
  server = await openServer()
  admin = await server.socket('admin')
  cookie = await server.enter('admin')
})
afterAll(() => server.stop())

it('holds all rows of the filter with the columns that are shown, by their labels', async () => {
  const all = await server.sql<{ id: string; email: string }>('select id::text, email from users order by users.id')
  const [head, ...rows] = await csv({ columns: ['email', 'role', 'id'], variables: { sort: { by: 'id', direction: 'ASCENDING' } } })
  expect(head).toEqual(['E-mail', 'Role', 'ID'])
  expect(rows.map(([email, , id]) => ({ id: String(id), email }))).toEqual(all)
  expect(new Set(rows.map(([, role]) => role))).toContain('Admin')
  const [, ...found] = await csv({ variables: { search: 'manager@access.example' } })
  expect(found).toHaveLength(1)
})

it('is noted before it leaves: who, of what, how many rows, with what it was narrowed by', async () => {
  await csv({ variables: { search: 'manager@access.example', filter: { role: ['manager'] } } })
  expect((await lines('DONE')).at(-1)).toMatchObject({
    entity: 'User',
    count: 1,
    role: 'admin',
    input: {
      list: 'usersSearch',
      format: 'csv',
      columns: ['id', 'email'],
      search: 'manager@access.example',
      filter: { role: ['manager'] },
    },
  })
})

it('has amounts as numbers, times in the zone that it names, and masks what is masked', async () => {
  const [head, first] = await csv({ columns: ['balance.total', 'registration.registrationTime'], zone: 'Asia/Kolkata' })
  expect(head).toEqual(['Balance (Cr)', 'Registered (Asia/Kolkata)'])
  expect(first?.[0]).toBe('4711.13')
  const [{ time } = { time: '' }] = await server.sql<{ time: string }>(
    `select to_char(registration_time at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as time from users_registration order by id desc limit 1`,
  )
  expect(first?.[1]).toBe(time)
})

it('names what is counted once, where the label of a column has it already', async () => {
  const [head] = await csv({ list: 'PayoutRequestsList', columns: ['commissionPercent'], variables: {} })
  expect(head).toEqual(['Commission, %'])
})

it('is written in the language of whoever takes it, and in that of the specs where the product does not speak theirs', async () => {
  const columns = ['email', 'verification.status']
  const variables = { search: 'admin@access.example' }
  const [head, row] = await csv({ columns, variables, language: 'de' })
  expect([head, row]).toEqual([
    ['E-Mail', 'Verifizierung'],
    ['admin@access.example', 'Nicht eingereicht'],
  ])
  expect((await csv({ columns, variables, language: '__proto__' }))[0]).toEqual(['E-mail', 'Verification'])
})

it('tells of changes in words, by the labels and the names that the records have', async () => {
  await server.sql(`insert into audit_record (action, operation, entity, record, outcome, before, after)
    select 'disable', 'usersDisable', 'User', id::text, 'DONE', '{"status":"ACTIVE"}', '{"status":"DISABLED"}' from users where username = 'free_business'`)
  const wish = { list: 'AuditRecordsList', columns: ['target', 'changes'], variables: { filter: { operation: ['usersDisable'] } } }
  expect((await csv(wish))[1]).toEqual(['User free_business', 'Status: Active → Disabled'])
})

it('is a workbook with numbers, dates and words as such, that nothing in it is a formula of', async () => {
  await server.sql(`update users set screen_name = '=HYPERLINK("http://evil")' where username = 'member'`)
  const columns = ['screenName', 'balance.total', 'registration.registrationTime']
  const answer = await post({ columns, format: 'xlsx', variables: { search: 'member@access.example' } })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="export.xlsx"')
  const book = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
  const [head, row] = book.sheets[0]?.rows ?? []
  expect(head?.[0]).toBe('Screen name')
  expect(row?.[0]).toBe('=HYPERLINK("http://evil")')
  expect(row?.[1]).toBe(4711.13)
  expect(row?.[2]).toBeInstanceOf(Date)
  const [, csvRow] = await csv({ columns, variables: { search: 'member@access.example' } })
  expect(csvRow?.[0]).toBe(`'=HYPERLINK("http://evil")`)
})

it('is refused without its own right, without the list’s, for a column that one may not read, and says nothing more', async () => {
  const before = (await lines('DENIED')).length
  const manager = await server.enter('manager')
  expect(await codeOf(await post({ cookie: manager }))).toEqual([403, 'DENIED'])
  await expect.poll(async () => (await lines('DENIED')).length).toBe(before + 1)
  const watcher = await server.socket('manager')
  await server.grant('manager', ['exportAnyList'], watcher)
  expect(await codeOf(await post({ cookie: manager }))).toEqual([403, 'DENIED'])
  await server.grant('manager', ['exportAnyList', 'getAnyUserInfo'], watcher)
  expect((await post({ cookie: manager })).status).toBe(200)
  expect(await codeOf(await post({ cookie: manager, columns: ['id', 'balance.total'] }))).toEqual([400, 'BAD_REQUEST'])
  expect(await codeOf(await post({ cookie: manager, variables: { filter: { fraudStatus: ['FRAUD'] } } }))).toEqual([403, 'DENIED'])
  expect(await codeOf(await post({ cookie: manager, columns: ['id', 'credentials.password'] }))).toEqual([400, 'BAD_REQUEST'])
})

it.each([
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['no session', { cookie: '' }, 401],
  ['a session that is no more', { cookie: `session-1=${'x'.repeat(43)}` }, 401],
  ['no list', { list: 'GetMyAuthorities' }, 400],
  ['one record', { list: 'UsersDetail', variables: { id: '1' } }, 400],
  ['a format that there is not', { format: '__proto__' }, 400],
  ['a zone that there is not', { zone: 'Mars/Olympus' }, 400],
  ['no column', { columns: [] }, 400],
  ['a column of another list', { columns: ['id', 'payee.holderName'] }, 400],
  ['a filter of the wrong form', { variables: { filter: { role: 7 } } }, 400],
])('of %s is nothing', async (_what, wish, status) => {
  const before = (await lines('DONE')).length
  expect((await post(wish)).status).toBe(status)
  expect(await lines('DONE')).toHaveLength(before)
})

it.each(['', '[]', '{"payload":1}', 'nonsense', `{"payload":{},"columns":["${'x'.repeat(70_000)}"]}`])(
  'body %# is refused',
  async (body) => {
    expect([400, 413]).toContain((await post({}, body)).status)
  },
)

it('holds all of a list that the screen reads at once, too, however many there are', async () => {
  await server.sql(
    `insert into tags (title, slug, type, "order") select 'Tag ' || n, 'tag-' || n, 'category', n + 1 from generate_series(1, 2100) n`,
  )
  const [, ...rows] = await csv({ list: 'TagsList', columns: ['title'] })
  expect(new Set(rows.map(([title]) => title)).size).toBe(2_101)
  expect(rows).toHaveLength(2_101)
})

/** So many lines with so long a text that no buffer on the way holds them all. */
const fillAudit = () =>
  server.sql(`insert into audit_record (action, operation, outcome, input)
    select 'login', 'login', 'DONE', jsonb_build_object('reason', repeat('x', 8000)) from generate_series(1, 5000)`)
const many = { list: 'AuditRecordsList', columns: ['id', 'reason'] }

it('is of one moment, whatever is written while it is read', async () => {
  await fillAudit()
  const answer = await post(many)
  const reader = answer.body?.getReader()
  const pieces = [(await reader?.read())?.value ?? new Uint8Array()]
  await server.sql(`insert into audit_record (action, operation, outcome) select 'login', 'login', 'DONE' from generate_series(1, 100)`)
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) pieces.push(piece.value)
  const ids = Buffer.concat(pieces)
    .toString()
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => Number(line.split(',')[0]))
  expect(ids.length).toBeGreaterThan(5_000)
  expect(ids).toHaveLength(Number(answer.headers.get('x-rows')))
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
})

/** Ends a session, and waits until the server knows: before that the rest of a file may still leave. */
const logOut = async (whose: string): Promise<void> => {
  const socket = await server.socket('admin', { cookie: whose })
  await ask(socket, generatedText('GetMyAuthorities'))
  await fetch(`${server.url}/api/session`, { method: 'DELETE', headers: { origin: server.url, cookie: whose } })
  expect(await socket.closed).toMatchObject({ code: 4403, reason: 'ended' })
}

const cutBy = async (end: (whose: string) => Promise<unknown>): Promise<string> => {
  const whose = await server.enter('admin')
  const answer = await post({ ...many, cookie: whose })
  const reader = answer.body?.getReader()
  await reader?.read()
  expect(await codeOf(await post({ cookie: whose }))).toEqual([429, 'LIMIT'])
  await end(whose)
  try {
    for (;;) if ((await reader?.read())?.done !== false) return 'whole'
  } catch {
    return 'cut off'
  }
}

it('is cut off, and never looks whole, where its session ends or its right is taken; one at a time for each session', async () => {
  expect(await cutBy(logOut)).toBe('cut off')
  const rights = await server.sql<{ right: string }>(`select "right" from role_right where role = 'admin'`)
  const all = rights.map(({ right }) => right)
  expect(
    await cutBy(() =>
      server.grant(
        'admin',
        all.filter((right) => right !== 'exportAnyList'),
        admin,
      ),
    ),
  ).toBe('cut off')
  await server.grant('admin', all, admin)
  // Its connection and its place are free again.
  expect((await csv({})).length).toBeGreaterThan(5)
  await expect.poll(() => server.sql(`select pid from pg_stat_activity where state like 'idle in transaction%'`)).toEqual([])
})
