// Every custom has its reason in docs/customs.md, and nothing stands there that is gone.
import { expect, it } from 'vitest'
import { textOf } from './listSources.ts'

const named = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '').toSorted()

it('lists the customs that the specs name, each once', () => {
  const generated = named(textOf('generated/customs.ts'), /'(\w+)'/g)
  const rows = textOf('docs/customs.md')
    .split('\n')
    .filter((line) => /^\| (screens?|dialog|effects?|actions?|guards?|derived|sections?|answers|bar|reports) /.test(line))
  const told = named(rows.map((line) => line.split('|')[1]).join('\n'), /`(\w+)`/g)
  expect(generated.length).toBeGreaterThan(20)
  expect(told).toEqual(generated)
})
