// Forms on a real database, for a product of another field: what is made and saved, and what is refused.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { addMember, errorsOf } from './records/fillLibrary.ts'
import { openFilledLibrary } from './records/libraryBench.ts'
import type { Bag, Workbench } from './records/workbench.ts'

let bench: Workbench
let librarian: Caller

beforeAll(async () => ({ bench, librarian } = await openFilledLibrary()).bench.stop)

describe('create', () => {
  it('makes every part, with what the spec starts with', async () => {
    const id = await addMember(bench, 'anna@example.com')
    expect(
      await bench.run(librarian, 'membersFindById', { id }, [
        'email',
        'role',
        'joined',
        'contact.street',
        'standing.status',
        'standing.by',
      ]),
    ).toEqual({
      id,
      version: 1,
      email: 'anna@example.com',
      role: 'reader',
      joined: expect.stringMatching(/^20\d\d-.*\.\d{3}Z$/) as unknown,
      contact: { id, version: 1, street: 'Main 1' },
      standing: { id, version: 1, status: 'GOOD', by: null },
    })
  })

  it('stores every kind exactly, and gives it back', async () => {
    const input = {
      title: 'Dune',
      genre: 'SF',
      also: ['CR', 'PO'],
      pages: 612,
      weight: '0,750',
      price: { amount: '12.5', currency: 'USD' },
      fine: { amount: '0.10', currency: 'EUR' },
      languages: ['DE', 'EN'],
      cover: 'HARD',
      owner: '1',
    }
    const answer = await bench.run(librarian, 'booksCreate', { input }, [...Object.keys(input), 'rare', 'loans', 'owner.standingStatus'])
    expect(answer['record']).toMatchObject({
      title: 'Dune',
      genre: { id: 'SF', title: 'Science fiction' },
      also: [
        { id: 'CR', title: 'Crime' },
        { id: 'PO', title: 'Poetry' },
      ],
      pages: 612,
      weight: '0.750',
      price: { amount: '12.50', currency: 'USD' },
      fine: { amount: '0.10', currency: 'EUR' },
      languages: ['DE', 'EN'],
      cover: 'HARD',
      rare: false,
      loans: 0,
      owner: { id: '1', title: 'boss', email: 'boss@example.com', standingStatus: 'GOOD' },
    })
  })

  it.each(['a\0b', 'a\ud800b'])('refuses %j on its field, wherever in it', async (text) => {
    const input = { title: text, pages: 3, also: ['CR', text] }
    expect(errorsOf(await bench.run(librarian, 'booksCreate', { input }))).toEqual([
      ['title', 'errors.unreadable'],
      ['also', 'errors.unreadable'],
    ])
  })

  it('refuses bad values on their fields, all at once', async () => {
    const bad = { title: 'x'.repeat(61), pages: 0, weight: '0', fine: { amount: '-1', currency: 'EUR' }, cover: 'PAPER', languages: ['XX'] }
    expect(errorsOf(await bench.run(librarian, 'booksCreate', { input: bad }))).toEqual(
      expect.arrayContaining([
        ['title', 'errors.tooLong'],
        ['pages', 'errors.atLeast'],
        ['weight', 'errors.greaterThanZero'],
        ['fine', 'errors.atLeast'],
        ['cover', 'errors.invalid'],
        ['languages', 'errors.invalid'],
      ]),
    )
  })

  it('refuses references to what is not there', async () => {
    expect(
      errorsOf(await bench.run(librarian, 'booksCreate', { input: { title: 'X', genre: 'ZZ', owner: '999', also: ['CR', 'QQ'] } })),
    ).toEqual([
      ['genre', 'errors.gone'],
      ['also', 'errors.gone'],
      ['owner', 'errors.gone'],
    ])
  })

  it('refuses what is unique twice: a field, several fields, a code', async () => {
    expect(
      errorsOf(
        await bench.run(librarian, 'membersCreate', { input: { email: 'BOSS@example.com', role: 'reader', street: 'a', zip: 'b' } }),
      ),
    ).toEqual([['email', 'errors.taken']])
    expect(await bench.run(librarian, 'booksCreate', { input: { title: 'dune', cover: 'HARD' } })).toMatchObject({
      errors: [{ field: 'cover', message: 'There is such a book already' }],
    })
    expect(errorsOf(await bench.run(librarian, 'genresCreate', { input: { code: 'SF', name: 'Again' } }))).toEqual([
      ['code', 'errors.taken'],
    ])
  })

  it('lets the site narrow what may be chosen anew', async () => {
    await bench.run(librarian, 'houseUpdate', { id: 'site', version: 1, patch: { covers: ['SOFT'] } })
    expect(errorsOf(await bench.run(librarian, 'booksCreate', { input: { title: 'Narrow', cover: 'HARD' } }))).toEqual([
      ['cover', 'errors.retired'],
    ])
    await bench.run(librarian, 'houseUpdate', { id: 'site', version: 2, patch: { covers: [] } })
    expect(await bench.run(librarian, 'houseGet', {}, ['name', 'covers'])).toEqual({ id: 'site', version: 3, name: null, covers: [] })
  })
})

describe('update', () => {
  it('validates the whole and reports only what was changed', async () => {
    const id = await addMember(bench, 'part@example.com')
    await bench.sql('update members_contact set street = $1 where id = $2', ['far too long a street for this form', id])
    expect(await bench.run(librarian, 'memberContactUpdate', { id, version: 1, patch: { zip: '77' } }, ['contact.zip'])).toEqual({
      __typename: 'MemberContactSaved',
      record: { id, version: 2, zip: '77' },
    })
    expect(errorsOf(await bench.run(librarian, 'memberContactUpdate', { id, version: 2, patch: { zip: null } }))).toEqual([
      ['zip', 'errors.required'],
    ])
    expect(await bench.sql('select version from members where id = $1', [id])).toEqual([{ version: 1 }])
  })

  it('drops the region with its country, and keeps the card number to its end', async () => {
    const id = await addMember(bench, 'land@example.com')
    await bench.run(librarian, 'memberContactUpdate', {
      id,
      version: 1,
      patch: { country: 'DE', region: 'DE___BE', card: '4111111111111234', born: '1990-02-03' },
    })
    const saved = await bench.run(librarian, 'memberContactUpdate', { id, version: 2, patch: { country: 'FR' } }, [
      'contact.country',
      'contact.region',
      'contact.card',
      'contact.born',
    ])
    expect(saved).toMatchObject({ record: { version: 3, country: 'FR', region: null, card: '•••• 1234', born: '1990-02-03' } })
    const lines = JSON.stringify(await bench.sql('select input, before, after from audit_record where record = $1', [id]))
    expect(lines).not.toContain('4111')
    expect(lines).toContain('•••• 1234')
  })

  it('hashes secrets and keeps them out of answers and audit', async () => {
    const id = await addMember(bench, 'secret@example.com')
    await bench.run(librarian, 'memberAccountUpdate', { id, version: 1, patch: { password: 'correct horse' } })
    const [row] = await bench.sql('select password from members_account where id = $1', [id])
    expect(row?.['password']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(await bench.sql('select * from audit_record'))).not.toContain('horse')
  })

  it('asks the right of each field, of oneself as of others', async () => {
    const id = await addMember(bench, 'self@example.com')
    const self = bench.callerOf('helper', id)
    expect(await bench.run(self, 'membersUpdate', { id, version: 1, patch: { name: 'Me' } }, ['name'])).toMatchObject({
      record: { name: 'Me' },
    })
    await expect(bench.run(self, 'membersUpdate', { id, version: 2, patch: { role: 'librarian' } })).rejects.toMatchObject({
      code: 'DENIED',
      params: ['barMembers'],
    })
    await expect(bench.run(self, 'membersUpdate', { id: '1', version: 1, patch: { name: 'You' } })).rejects.toMatchObject({
      code: 'DENIED',
    })
    await expect(
      bench.run(librarian, 'membersUpdate', { id, version: 2, patch: { joined: '2020-01-01T00:00:00Z' } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await bench.flush()
    expect(
      await bench.sql("select count(*)::int as n from audit_record where outcome = 'DENIED' and rule = 'right' and entity = 'Member'"),
    ).toEqual([{ n: 2 }])
  })

  it('is for the roles that have the part, and the field', async () => {
    const id = await addMember(bench, 'taste@example.com')
    const save = (version: number, patch: Bag): Promise<Bag> =>
      bench.run(librarian, 'memberTasteUpdate', { id, version, patch }, ['taste.likes'])
    expect(await save(1, { likes: 'tea' })).toMatchObject({ record: { likes: 'tea', version: 2 } })
    expect(errorsOf(await save(2, { shelf: 'A' }))).toEqual([['shelf', 'errors.notOffered']])
    await bench.run(librarian, 'membersUpdate', { id, version: 1, patch: { role: 'helper' } })
    expect(await save(2, { likes: 'milk' })).toMatchObject({ __typename: 'Refused', rule: 'of' })
  })

  it('makes the row of a part that came to the entity later', async () => {
    const id = await addMember(bench, 'late@example.com')
    await bench.sql('delete from members_taste where id = $1', [id])
    expect(await bench.run(librarian, 'membersFindById', { id }, ['taste.likes'])).toMatchObject({ taste: { id, version: 0, likes: null } })
    expect(await bench.run(librarian, 'memberTasteUpdate', { id, version: 0, patch: { likes: 'tea' } }, ['taste.likes'])).toMatchObject({
      record: { version: 1, likes: 'tea' },
    })
  })
})
