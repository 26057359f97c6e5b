// SQL of customs names no column and no table by hand: it asks for them by field (server/tables.ts), so that a renamed field does not compile.
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { columns } from '#generated/columns.ts'
import { tables } from '#generated/database.ts'
import { listSources, textOf } from './listSources.ts'

/** Snake case, which no other word of a statement is by chance; engine tables have columns of their own. */
const known = new Set([...Object.values(columns).flatMap((each) => Object.values(each)), ...tables.map((each) => each.name)])
const snaked = (word: string): boolean => word.includes('_') && known.has(word)

const pieces = (path: string, text: string): readonly (readonly [at: number, sql: string])[] => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read`)
  const found: (readonly [number, string])[] = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const { start, value } of quasi.quasis) found.push([start, value.raw])
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') found.push([start, value])
    },
  }).visit(program)
  return found
}

/** Below an alias that the file gives a table, a word of one piece is a column too: p.country. */
const underAlias = (text: string): RegExp => {
  const aliases = [...text.matchAll(/\btable\([^()]*, '(\w+)'\)/g)].map((found) => found[1])
  return new RegExp(`\\b(?:${['(?!)', ...aliases].join('|')})\\.(\\w+)`, 'g')
}

const handWritten = (path: string, text: string): readonly string[] => {
  const below = underAlias(text)
  return pieces(path, text).flatMap(([at, piece]) => {
    const words = (piece.match(/\w+/g) ?? []).filter(snaked)
    const aliased = [...piece.matchAll(below)].map((found) => found[1] ?? '').filter((word) => known.has(word) && !snaked(word))
    return [...words, ...aliased].map((word) => `${path}:${text.slice(0, at).split('\n').length}: ${word}`)
  })
}

describe('custom/server, custom/events and demo', () => {
  it('names every column by its field', () => {
    const sources = listSources('.ts').filter((path) => /^(custom\/(server|events)|demo)\//.test(path))
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap((path) => handWritten(path, textOf(path)))).toEqual([])
  })
})

it.each([
  ['sql`select ${q.id} from ${q} where q.sensitive_content`', 'sensitive_content'],
  ['sql`select from users_payee`', 'users_payee'],
  ["sql.ref('q.category_ids')", 'category_ids'],
  ["table('User', 'u'); sql`select u.email`", 'email'],
])('finds it in %s', (text, word) => {
  expect(handWritten('custom/server/planted.ts', text)).toEqual([`custom/server/planted.ts:1: ${word}`])
})
