// The rooms of src/ lie one above the other: what a file imports, for its types or later too, is of its own room or of one below.
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'
import { readImports } from './readImports.ts'

/** From the ground up. What lies on one floor does not know of each other; the files of src/ itself put all together. */
const floors: readonly (readonly string[])[] = [['client'], ['look'], ['actions'], ['screens', 'console']]

interface Arrow {
  readonly from: string
  readonly to: string
}

const files = listSources('.ts', '.tsx').filter((path) => path.startsWith('src/'))
const arrows: readonly Arrow[] = files.flatMap((from) =>
  readImports(from, textOf(from)).flatMap(({ specifier = '' }) => {
    const to = specifier.startsWith('.') ? join(dirname(from), specifier) : ''
    return to.startsWith('src/') ? [{ from, to }] : []
  }),
)

const roomOf = (path: string): string => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '')
const floorOf = (room: string): number => (room === '' ? floors.length : floors.findIndex((floor) => floor.includes(room)))

/** Those that lead up, or to a neighbour. */
const wrong = (all: readonly Arrow[]): readonly string[] =>
  all
    .filter(({ from, to }) => roomOf(from) !== roomOf(to) && floorOf(roomOf(from)) <= floorOf(roomOf(to)))
    .map(({ from, to }) => `${from} -> ${to}`)

/** Pairs of folders, of one room too, that import each other. */
const mutual = (all: readonly Arrow[]): readonly string[] => {
  const pairs = new Set(all.map(({ from, to }) => `${dirname(from)} ${dirname(to)}`))
  return [...pairs].filter((pair) => {
    const [one = '', other = ''] = pair.split(' ')
    return one < other && pairs.has(`${other} ${one}`)
  })
}

describe('the rooms of the browser', () => {
  it('are those of the floors', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(['', ...floors.flat()]))
  })

  it('know only what lies below them', () => {
    expect(arrows.length).toBeGreaterThan(500)
    expect(wrong(arrows)).toEqual([])
  })

  it('have no two folders that import each other', () => {
    expect(mutual(arrows)).toEqual([])
  })
})

it('finds planted ones', () => {
  expect(wrong([{ from: 'src/look/A.tsx', to: 'src/actions/B.tsx' }])).toEqual(['src/look/A.tsx -> src/actions/B.tsx'])
  expect(wrong([{ from: 'src/console/A.tsx', to: 'src/screens/lists/B.tsx' }])).toHaveLength(1)
  expect(wrong([{ from: 'src/client/a.ts', to: 'src/kit.ts' }])).toHaveLength(1)
  const both = [
    { from: 'src/client/a.ts', to: 'src/client/records/b.ts' },
    { from: 'src/client/records/c.ts', to: 'src/client/d.ts' },
  ]
  expect(mutual(both)).toEqual(['src/client src/client/records'])
})
