// Guards that are data: rows of what a record has to be.
import { describe, expect, it } from 'vitest'
import { meets, type ConditionSpec } from '../../language/conditions.ts'
import { resolveConditions } from '../../generator/resolve/conditions.ts'

const holds = (spec: ConditionSpec<string>, record: object): boolean => {
  const [condition] = resolveConditions({ asked: spec })
  return condition !== undefined && meets(condition, record, '7')
}

describe('a condition holds', () => {
  it.each<readonly [string, ConditionSpec<string>, object, boolean]>([
    ['of one of its values', { status: ['ON', 'DRAFT'] }, { status: 'DRAFT' }, true],
    ['of no other value', { status: ['ON'] }, { status: 'OFF' }, false],
    ['of what has no value only where it asks that', { status: ['ON'] }, { status: null }, false],
    ['of anything but these', { status: { not: ['OFF'] } }, { status: null }, true],
    ['and not of these', { status: { not: ['OFF'] } }, { status: 'OFF' }, false],
    ['of a flag by its word', { published: ['true'] }, { published: true }, true],
    ['of nothing', { deletedTime: 'empty' }, { deletedTime: null }, true],
    ['of something', { deletedTime: { not: 'empty' } }, { deletedTime: '2026-11-23T00:00:00.000Z' }, true],
    ['of whoever asks', { id: 'viewer' }, { id: '7' }, true],
    ['of anybody else', { id: { not: 'viewer' } }, { id: '7' }, false],
    ['of a part, by its path', { 'fees.status': ['OWING'] }, { 'fees.status': 'OWING' }, true],
    ['where all of a row does', { published: ['true'], publishTime: { not: 'empty' } }, { published: true, publishTime: null }, false],
    ['where one of its rows does', [{ published: ['false'] }, { publishTime: 'empty' }], { published: true, publishTime: null }, true],
    ['where a path is none of the record', { status: ['ON'] }, {}, false],
  ])('%s', (_what, spec, record, expected) => {
    expect(holds(spec, record)).toBe(expected)
  })
})
