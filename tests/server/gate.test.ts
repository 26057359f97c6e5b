// The one gate over real sockets: operations, alternatives of screens, own… rights, guarded fields, filters, unknown rights.
import type { Client } from 'graphql-ws'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, codesOf } from './shell/bench.ts'
import { helperRights, openStaff, type Staff } from './shell/staff.ts'

let bench: Staff['bench']
let boss: Staff['boss']
let help: Staff['help']
let grant: Staff['grant']
beforeAll(async () => ({ bench, boss, help, grant } = await openStaff()).bench.stop)
afterEach(() => grant())

describe('an operation', () => {
  test('runs with its right and is denied without', async () => {
    expect((await ask(boss, '{ peopleSearch { items { id email } total { value exact } } }')).data).toMatchObject({
      peopleSearch: { total: { value: 3, exact: true } },
    })
    const { data, errors } = await ask(help, '{ peopleSearch { items { id email } } }')
    expect(data).toEqual({ peopleSearch: null })
    expect(errors?.map(({ extensions, path }) => [extensions?.code, path])).toEqual([['DENIED', ['peopleSearch']]])
  })

  test('says of what type its records are', async () => {
    const { data } = await ask(boss, '{ peopleSearch { __typename items { __typename name } } }')
    expect(data).toMatchObject({ peopleSearch: { __typename: 'PeoplePage', items: [{ __typename: 'Person', name: 'Boss' }, {}, {}] } })
  })

  test('that is denied leaves the others of its document standing, and one audit line', async () => {
    await bench.sql('select 1')
    const aliases = Array.from({ length: 29 }, (_, n) => `a${n}: peopleFindById(id: "2") { nick }`).join(' ')
    const { data, errors } = await ask<Record<string, { nick: string } | null>>(help, `{ ${aliases} b: peopleFindById(id: "1") { nick } }`)
    expect(Object.values(data ?? {}).filter((each) => each?.nick === 'help')).toHaveLength(29)
    expect([data?.['b'], errors?.length]).toEqual([null, 1])
    // Once that of a later refusal is there, there is no further one of this. The test before has one of the other, too.
    await ask(help, '{ peopleSearch { items { id role } } }')
    const lines = () => bench.sql("select action, actor, entity, rule from audit_record where outcome = 'DENIED' order by id")
    // Two lines that are written at once may change places.
    const told = async () => (await lines()).map(({ action }) => String(action)).toSorted()
    await expect.poll(told).toEqual(['peopleFindById', 'peopleSearch', 'peopleSearch'])
    expect((await lines()).filter(({ action }) => action === 'peopleFindById')).toEqual([
      { action: 'peopleFindById', actor: '2', entity: 'Person', rule: 'right' },
    ])
  })

  test('that changes something is denied alike, and runs nothing', async () => {
    expect(codesOf(await ask(help, 'mutation { booksShelve(key: "019aa0a0-0000-7000-8000-000000000001") { __typename } }'))).toEqual([
      'DENIED',
    ])
    expect(
      (await ask(boss, 'mutation { booksShelve(key: "019aa0a0-0000-7000-8000-000000000001") { __typename ... on Done { count } } }')).data,
    ).toEqual({ booksShelve: { __typename: 'Done', count: 0 } })
  })

  test('gets only values that its scalars allow', async () => {
    expect(codesOf(await ask(boss, 'mutation($key: Uuid!) { booksShelve(key: $key) { __typename } }', { key: 'no uuid' }))).toEqual([
      'BAD_REQUEST',
    ])
    expect(
      codesOf(
        await ask(boss, 'query($filter: PeopleFilter) { peopleSearch(filter: $filter) { items { id } } }', { filter: { password: 'x' } }),
      ),
    ).toEqual(['BAD_REQUEST'])
  })

  test('tells the place of one that does not fit, and nothing of what it holds', async () => {
    const secret = 'my password, typed in the wrong place'
    const { errors } = await ask(boss, 'query($filter: PeopleFilter) { peopleSearch(filter: $filter) { items { id } } }', {
      filter: { [secret]: secret, name: { contains: [secret] } },
    })
    expect(JSON.stringify(errors)).not.toContain(secret)
    expect(errors?.[0]?.message).toMatch(/^Not what is expected: filter/)
    const answer = await ask(boss, 'mutation($key: Uuid!) { booksShelve(key: $key) { __typename } }', { key: secret })
    expect(JSON.stringify(answer.errors)).not.toContain(secret)
  })

  test.each(['a\0b', 'a\ud800b'])('refuses %j where no text holds it', async (text) => {
    const { errors } = await ask(
      boss,
      '{ peopleSearch(search: "x") { items { id } } }'.replace('"x"', '$text').replace('{', 'query($text: String) {'),
      { text },
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', template: 'errors.unreadable' })
  })
})

describe("a screen's right", () => {
  test('suffices for the fields it reads, and for nothing wider', async () => {
    expect((await ask(help, '{ peopleSearch { items { id name nick } } }')).data).toMatchObject({
      peopleSearch: { items: [{ name: 'Boss' }, {}, {}] },
    })
    expect(codesOf(await ask(help, '{ peopleSearch { items { id name role } } }'))).toEqual(['DENIED'])
    expect(codesOf(await ask(help, '{ peopleSearch { items { id name status } } }'))).toEqual(['DENIED'])
  })

  test('opens no filter, sort or search by anything else', async () => {
    expect(codesOf(await ask(help, '{ peopleSearch(filter: { name: "Bo" }) { items { id name } } }'))).toEqual([])
    for (const args of [
      'filter: { phone: "100" }',
      'filter: { payGrade: "A" }',
      'filter: { email: "boss" }',
      'sort: { by: email, direction: ASCENDING }',
      'sort: { by: phone, direction: ASCENDING }',
      'sort: { by: payGrade, direction: ASCENDING }',
    ])
      expect(codesOf(await ask(help, `{ peopleSearch(${args}) { items { id name } } }`))).toEqual(['DENIED'])
    // No right is named that would open it: there is none for what only that screen leaves out.
    const { errors } = await ask(help, '{ peopleSearch(filter: { email: "boss" }) { items { id name } } }')
    expect(errors?.[0]?.extensions).toMatchObject({ template: 'errors.DENIED', params: [] })
  })

  test('opens no free search where that would look into anything else', async () => {
    const found = (by: Client, text: string) =>
      ask<{ peopleSearch: { items: unknown[] } | null }>(by, `{ peopleSearch(search: "${text}") { items { name } } }`)
    expect((await found(boss, 'boss@library')).data?.peopleSearch?.items).toEqual([{ name: 'Boss' }])
    expect((await found(boss, 'nothing such')).data?.peopleSearch?.items).toEqual([])
    for (const text of ['boss@library', 'boss', 'nothing such']) {
      const answer = await found(help, text)
      expect([codesOf(answer), answer.data?.peopleSearch ?? null]).toEqual([['DENIED'], null])
    }
    expect(codesOf(await found(help, ''))).toEqual([])
  })
})

describe('a right of one’s own', () => {
  test('counts for the record about oneself only, however the id is spelled', async () => {
    expect((await ask(help, '{ peopleFindById(id: "2") { email } }')).data).toEqual({ peopleFindById: { email: 'help@library.example' } })
    for (const id of ['1', '02', ' 2', '2 ', '2.0', '0x2', '-2'])
      expect((await ask(help, `{ peopleFindById(id: "${id}") { email } }`)).data).toEqual({ peopleFindById: null })
  })

  test('counts for records that refer to oneself, in a list only those', async () => {
    expect((await ask(help, '{ booksFindById(id: "2") { title owner { title } } }')).data).toMatchObject({
      booksFindById: { owner: { title: 'Help' } },
    })
    expect(codesOf(await ask(help, '{ booksFindById(id: "1") { title } }'))).toEqual(['DENIED'])
    expect(codesOf(await ask(help, '{ booksFindById(id: "999") { title } }'))).toEqual(['DENIED'])
    expect((await ask(help, '{ booksSearch { items { title } total { value } } }')).data).toEqual({
      booksSearch: { items: [{ title: "Help's book" }], total: { value: 1 } },
    })
    expect(
      (await ask<{ booksSearch: { items: unknown[] } }>(help, '{ booksSearch(filter: { owner: ["1"] }) { items { title } } }')).data
        ?.booksSearch?.items ?? [],
    ).toEqual([])
  })
})

describe('a guarded field', () => {
  test('is null with one error at its path on every way to it; the rest stands', async () => {
    await grant(['readPeople', 'readBooks', 'readMe'])
    const list = await ask<{ peopleSearch: { items: { email: string }[] } }>(
      help,
      '{ peopleSearch { items { email phone pay { grade } } } }',
    )
    expect(list.data?.peopleSearch.items).toEqual([
      { email: 'boss@library.example', phone: null, pay: null },
      { email: 'help@library.example', phone: null, pay: null },
      { email: 'reader@library.example', phone: null, pay: null },
    ])
    expect(list.errors?.map(({ path }) => path?.join('.'))).toEqual(['peopleSearch.items.phone', 'peopleSearch.items.pay'])
    const mark = await ask(help, '{ booksFindById(id: "1") { owner { title payGrade } } }')
    expect([mark.data, codesOf(mark)]).toEqual([{ booksFindById: { owner: { title: 'Boss', payGrade: null } } }, ['DENIED']])
    const card = await ask(help, '{ peopleAutocomplete(ids: ["1"]) { title payGrade } }')
    expect([card.data, codesOf(card)]).toEqual([{ peopleAutocomplete: [{ title: 'Boss', payGrade: null }] }, ['DENIED']])
    expect(codesOf(await ask(help, '{ payGet(id: "1") { grade } }'))).toEqual(['DENIED'])
  })

  test('is there with the right, and asks nothing while its condition leaves it out', async () => {
    const all = await ask(boss, '{ peopleFindById(id: "1") { phone pay { grade } } }')
    expect([all.data, all.errors]).toEqual([{ peopleFindById: { phone: '+100', pay: { grade: 'A' } } }, undefined])
    await grant(['readPeople'])
    const query = 'query($readsPay: Boolean!) { peopleFindById(id: "1") { nick pay @include(if: $readsPay) { grade } } }'
    expect((await ask(help, query, { readsPay: false })).errors).toBeUndefined()
    const lie = await ask(help, query, { readsPay: true })
    expect([lie.data, codesOf(lie)]).toEqual([{ peopleFindById: { nick: 'boss', pay: null } }, ['DENIED']])
  })

  test('cannot be had through fragments, aliases or a second selection', async () => {
    await grant(['readPeople'])
    const { data } = await ask(
      help,
      '{ peopleFindById(id: "1") { ...A x: phone ... on Person { pay { grade } pay { id } } } } fragment A on Person { phone again: pay { g: grade } }',
    )
    expect(data).toEqual({ peopleFindById: { phone: null, again: null, x: null, pay: null } })
  })

  test('cannot be filtered or sorted by', async () => {
    await grant(['readPeople'])
    for (const args of ['filter: { phone: "1" }', 'filter: { payGrade: "A" }', 'sort: { by: phone, direction: ASCENDING }'])
      expect(codesOf(await ask(help, `{ peopleSearch(${args}) { items { id } } }`))).toEqual(['DENIED'])
    expect(codesOf(await ask(boss, '{ peopleSearch(filter: { payGrade: "A" }) { items { id } } }'))).toEqual([])
  })
})

describe('rights at run time', () => {
  test('an unknown one grants nothing, and is warned of once', async () => {
    await bench.sql("insert into role_right values ('helper', 'READPEOPLE'), ('helper', 'readpeople ')")
    const warned = () => bench.lines.filter((each) => each.includes('READPEOPLE'))
    await expect.poll(() => warned().length).toBe(1)
    expect(codesOf(await ask(help, '{ peopleSearch { items { email } } }'))).toEqual(['DENIED'])
    // The rights are read once more, by which it would be warned of again.
    await grant([...helperRights, 'readBooks', 'READPEOPLE'])
    expect(warned()).toHaveLength(1)
  })
})
