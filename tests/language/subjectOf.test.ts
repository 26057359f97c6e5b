// Whom a record is about, for every form in which it is at hand.
import { describe, expect, it } from 'vitest'
import { subjectOf } from '../../language/access.ts'

const nothing = (): undefined => undefined

describe('whom a record is about', () => {
  it('is nobody where the entity belongs to nobody, whatever the record says', () => {
    expect(subjectOf({}, '7', () => '3')).toBeUndefined()
  })
  it('is the record itself where it is the person, as soon as it has an id', () => {
    expect(subjectOf({ own: 'id' }, '7', () => '3')).toBe('7')
    expect(subjectOf({ own: 'id' }, undefined, () => '3')).toBeUndefined()
  })
  it('is whom its reference names, stored as an id or read as a card', () => {
    const asked: string[] = []
    const stored = (path: string): string => (asked.push(path), '3')
    expect(subjectOf({ own: 'author' }, '7', stored)).toBe('3')
    expect(asked).toEqual(['author'])
    expect(subjectOf({ own: 'author' }, '7', () => ({ id: '3', title: 'Ann' }))).toBe('3')
  })
  it('is nobody while the reference is empty or not known', () => {
    for (const value of [nothing(), null, {}, 3, true]) expect(subjectOf({ own: 'author' }, '7', () => value)).toBeUndefined()
  })
})
