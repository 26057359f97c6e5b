// When a list is counted again: only after what may have brought or taken a record.
import { describe, expect, it } from 'vitest'
import { users } from '#generated/entities/users.ts'
import { mayCountElse } from '../../src/screens/lists/useTotal.ts'

const saved = { kind: 'SAVED', entity: 'User', id: '7' } as const
const open = { paths: [], searched: false }
const narrowed = { paths: ['role', 'status'], searched: false }

describe('a list is counted again', () => {
  it('after a record came or went', () => {
    expect(mayCountElse(users, open, { ...saved, created: true, action: 'create' })).toBe(true)
    expect(mayCountElse(users, open, { ...saved, kind: 'REMOVED', action: 'remove' })).toBe(true)
  })

  it('after a record went to another state', () => {
    expect(mayCountElse(users, open, { ...saved, action: 'disable' })).toBe(true)
  })

  it('after an edit of what it is filtered by, and after any while it is searched', () => {
    expect(mayCountElse(users, { ...open, paths: ['email'] }, { ...saved, action: 'update' })).toBe(true)
    expect(mayCountElse(users, { ...open, paths: ['fraud.status'] }, { ...saved, part: 'fraud', action: 'fraud.markAsFraud' })).toBe(true)
    expect(mayCountElse(users, { ...open, searched: true }, { ...saved, action: 'update' })).toBe(true)
  })

  it('not after what has nothing to do with its filters', () => {
    expect(mayCountElse(users, narrowed, { ...saved, action: 'update' })).toBe(false)
    expect(mayCountElse(users, narrowed, { ...saved, part: 'fraud', action: 'fraud.markAsFraud' })).toBe(false)
  })
})
