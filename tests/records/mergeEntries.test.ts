// Entries of several sources in one order: nothing that is not read yet could stand between those that are shown.
import { describe, expect, it } from 'vitest'
import { furtherBack, mergeEntries } from '../../src/screens/records/mergeEntries.ts'

const more = (): void => undefined
const source = (name: string, days: readonly number[], hasMore = false) => ({
  name,
  time: 'at',
  rows: days.map((day) => ({ id: `${name}${day}`, at: new Date(Date.UTC(2026, 0, day)).toISOString() })),
  more: hasMore ? more : undefined,
})
const shown = (...sources: readonly ReturnType<typeof source>[]) => mergeEntries(sources).map(({ row }) => row.id)
const readOn = (...sources: readonly ReturnType<typeof source>[]) => furtherBack(sources).map(({ name }) => name)

describe('entries', () => {
  it('stand in the order of their times, whatever they are of', () => {
    expect(shown(source('a', [9, 5, 1]), source('b', [8, 2]))).toEqual(['a9', 'b8', 'a5', 'b2', 'a1'])
  })

  it('go back only as far as all that has more was read', () => {
    expect(shown(source('a', [9, 5], true), source('b', [8, 2]))).toEqual(['a9', 'b8', 'a5'])
    expect(shown(source('a', [9, 5], true), source('b', [8, 6], true))).toEqual(['a9', 'b8', 'b6'])
  })

  it('are read on where that lets one see further back, and nowhere else', () => {
    expect(readOn(source('a', [9, 5], true), source('b', [8, 6], true))).toEqual(['b'])
    expect(readOn(source('a', [9, 5], true), source('b', [8, 5], true))).toEqual(['a', 'b'])
    expect(readOn(source('a', [9, 5]), source('b', [8, 6]))).toEqual([])
  })

  it('hide nothing where the oldest that was read has come to the top', () => {
    expect(shown(source('a', [7, 6, 9], true), source('b', [8]))).toEqual(['a9', 'b8', 'a7', 'a6'])
  })
})
