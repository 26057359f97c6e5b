// What becomes of an edit: only what changed travels, and others' edits are never overwritten in silence.
import { describe, expect, it } from 'vitest'
import { tags } from '#generated/entities/tags.ts'
import { users } from '#generated/entities/users.ts'
import { postVerifications } from '#generated/entities/postVerifications.ts'
import words from '#generated/locales/en.json'
import type { EntityModel } from '../../language/model.ts'
import { attemptEdit, rebase } from '../../src/actions/attemptEdit.ts'
import { formValues } from '../../src/actions/forms/formValues.ts'
import { offeredOn } from '../../src/actions/offered.ts'
import { outcomeOf, type Outcome } from '../../src/client/records/outcome.ts'
import { undoOf } from '../../src/actions/OpenedAction.tsx'
import type { Row } from '../../src/client/records/Row.ts'
import { changedNames, sameValue, wireValue } from '../../src/client/records/sameValue.ts'

const entity: EntityModel = tags
const fields = entity.parts[0]?.fields.filter((field) => ['title', 'order'].includes(field.name)) ?? []
const base: Row = { id: '1', version: 1, title: 'Art', order: 10 }

const attempt = async (mine: object, answers: readonly Outcome[]) => {
  const sent: unknown[] = []
  const waiting = [...answers]
  const came = await attemptEdit({
    part: '',
    fields,
    base,
    mine: { ...formValues(fields, base), ...mine },
    send: (from, patch) => {
      sent.push({ version: from.version, patch })
      return Promise.resolve(waiting.shift() ?? { kind: 'gone' })
    },
  })
  return { came, sent }
}

describe('saving an edit', () => {
  it('sends nothing when nothing differs', async () => {
    const { came, sent } = await attempt({ title: 'Art' }, [])
    expect(came.is).toBe('saved')
    expect(sent).toEqual([])
  })

  it('sends an emptied field as null', async () => {
    const { sent } = await attempt({ order: undefined }, [{ kind: 'saved', record: base }])
    expect(sent).toEqual([{ version: 1, patch: { order: null } }])
  })

  it('is put on top of an edit of other fields, once', async () => {
    const theirs = { kind: 'conflict', current: { ...base, version: 2, order: 5 }, by: 'Kim', time: undefined } as const
    const { came, sent } = await attempt({ title: 'Arts' }, [theirs, { kind: 'saved', record: { ...base, version: 3 } }])
    expect(came.is).toBe('saved')
    expect(sent).toEqual([
      { version: 1, patch: { title: 'Arts' } },
      { version: 2, patch: { title: 'Arts' } },
    ])
  })

  it('asks when it loses the race twice, or both changed the same', async () => {
    const theirs = (version: number, title: string) =>
      ({ kind: 'conflict', current: { ...base, version, title }, by: 'Kim', time: undefined }) as const
    const { came } = await attempt({ title: 'Arts', order: 3 }, [theirs(2, 'Fine Art')])
    expect(came).toMatchObject({ is: 'conflict', conflict: { disputed: ['title'], merged: { title: 'Arts', order: 3 }, by: 'Kim' } })
    const twice = await attempt({ order: 3 }, [theirs(2, 'Fine Art'), theirs(3, 'Finer Art')])
    expect(twice.came.is).toBe('conflict')
    expect(twice.sent.length).toBe(2)
  })

  it('asks where both gave another value of which only the end travels, and says theirs by that', async () => {
    const payee = (users as EntityModel).parts.find(({ name }) => name === 'payee')
    const account = payee?.fields.filter(({ name }) => name === 'accountIdentifier') ?? []
    const seen = (version: number, end: string) => ({ version, accountIdentifier: `•••• ${end}` })
    const edited = async (theirs: string) => {
      const sent: unknown[] = []
      const came = await attemptEdit({
        part: 'payee',
        fields: account,
        base: { id: '1', payee: seen(1, '3000') },
        mine: { accountIdentifier: 'DE02120300000000202051' },
        send: (_from, patch) => {
          sent.push(patch)
          const record = { id: '1', ...seen(2, theirs) }
          return Promise.resolve(
            sent.length === 1 ? { kind: 'conflict', current: record, by: 'Kim', time: undefined } : { kind: 'saved', record },
          )
        },
      })
      return { came, sent: sent.length }
    }
    expect(await edited('1111')).toMatchObject({
      came: { is: 'conflict', conflict: { disputed: ['accountIdentifier'], by: 'Kim' } },
      sent: 1,
    })
    expect(await edited('3000')).toMatchObject({ came: { is: 'saved' }, sent: 2 })
  })

  it('finds nothing to dispute where both typed the same', () => {
    expect(rebase({ a: 1 }, { a: 2 }, { a: 2 }, ['a']).disputed).toEqual([])
  })
})

describe('values of a form', () => {
  it('are the same when they say the same', () => {
    expect(sameValue(undefined, '')).toBe(true)
    expect(sameValue({ amount: '1', currency: 'EUR' }, { currency: 'EUR', amount: '1' })).toBe(true)
    expect(sameValue([], null)).toBe(true)
    expect(sameValue('1', '2')).toBe(false)
    expect(changedNames({ a: 1, b: 2 }, { a: 1, b: 3, c: '' })).toEqual(['b'])
    expect(wireValue('')).toBeNull()
  })
})

describe('an answer', () => {
  it.each([
    [{ __typename: 'TagSaved', record: base }, 'saved'],
    [{ __typename: 'TagConflict', current: base, by: 'Kim', time: null }, 'conflict'],
    [{ __typename: 'Stale', id: '1', by: null, time: null }, 'conflict'],
    [{ __typename: 'Invalid', errors: [] }, 'invalid'],
    [{ __typename: 'Refused', rule: 'x', template: 'x', params: [], message: '', ticks: [] }, 'refused'],
    [{ __typename: 'Gone', id: '1' }, 'gone'],
    [{ __typename: 'Done', ids: [], count: 0, details: null }, 'done'],
  ])('%j is %s', (answer, kind) => {
    expect(outcomeOf(answer).kind).toBe(kind)
  })

  it('of another name is an error, not a success', () => {
    expect(() => outcomeOf({ __typename: 'Whatever' })).toThrow('unknown answer')
  })
})

describe('the actions of a record', () => {
  const word = (key: string): string => (words as Readonly<Record<string, string>>)[key] ?? key
  const can = (action: string, allowed: boolean) => ({ action, allowed, ...(allowed ? {} : { rule: 'refusals.state', params: [] }) })

  it('are those the server grants; what cannot be run says why', () => {
    const record: Row = { id: '1', status: 'ACTIVE', can: [can('disable', true), can('enable', false)] }
    const offered = offeredOn(users, ['disable', 'enable', 'delete'], record, word)
    expect(offered.map(({ action, allowed, otherState }) => [action.name, allowed, otherState])).toEqual([
      ['disable', true, false],
      ['enable', false, true],
    ])
    expect(offered[1]?.reason).toEqual({ template: 'refusals.state', params: [] })
  })

  it('of one word are one: the one that can be done, else the one that fits the state', () => {
    const paths = ['approve', 'decline', 'declineApproved']
    const shown = (status: string, allowed: readonly string[]) =>
      offeredOn(postVerifications, paths, { id: '1', status, can: paths.map((path) => can(path, allowed.includes(path))) }, word).map(
        ({ action }) => action.name,
      )
    expect(shown('APPROVED', ['declineApproved'])).toEqual(['approve', 'declineApproved'])
    expect(shown('PENDING', [])).toEqual(['approve', 'decline'])
    expect(shown('APPROVED', [])).toEqual(['approve', 'declineApproved'])
    expect(shown('DECLINED', ['approve'])).toEqual(['approve', 'decline'])
  })

  it('know what takes them back', () => {
    const disable = (users as EntityModel).actions.find((action) => action.path === 'disable')
    const mark = (users as EntityModel).actions.find((action) => action.path === 'fraud.markAsFraud')
    expect(disable && undoOf(users, disable)?.path).toBe('enable')
    expect(mark && undoOf(users, mark)?.path).toBe('fraud.passFraud')
  })
})
