// A list of the model is asked for a name, and what is worked out of one is kept, in one place each (docs/decisions/025-lists-asked-by-name.md).
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

const found = (pattern: RegExp, but: readonly string[], text = textOf): readonly string[] =>
  listSources('.ts', '.tsx')
    .filter((path) => /^(language|generator|src|server|custom)\//.test(path) && !but.includes(path))
    .filter((path) => pattern.test(text(path)))

const finds =
  /\.find\(\s*\((?:(\w+)\) => (?:\1\.name === [^&|]+?|[^&|()]+? === \1\.name)|\{ name \}\) => (?:name === [^&|]+?|[^&|()]+? === name))\)/
const keeps = /new WeakMap\b/

it('finds nothing by its name but with named', () => expect(found(finds, ['language/named.ts'])).toEqual([]))

it('keeps nothing beside an object but with remember', () =>
  // A transaction is opened by what opened the database, which nothing can be made of.
  expect(found(keeps, ['language/remember.ts', 'server/db/openTransaction.ts'])).toEqual([]))

it.each(['parts.find((each) => each.name === part)', 'all.find(({ name }) => name === to.screen)', 'list.find((x) => wanted === x.name)'])(
  '%s would be found',
  (planted) => expect(finds.test(planted)).toBe(true),
)
