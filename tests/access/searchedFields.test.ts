// A07, A09: who may not read a field may not match by it: every list's search, every choice and the search over everything, with the smallest rights that
// open them. Words come from the generated tables, the verdict from the specs, so that a new entity is examined by itself.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../server/product.ts'
import pg from 'pg'
import { some } from '../run/amount.ts'
import { fillTables } from '../server/history/fillTables.ts'
import { model, schema } from './gateModel.ts'
import { markFields, type Marked } from './marked/markFields.ts'
import { mayMatch, refersTo } from './marked/mayMatch.ts'
import { meets } from './oracle/holds.ts'
import type { Operation } from './oracle/Operation.ts'
import { entityNamed, pathAsks } from './oracle/parts.ts'
import { rightsOf } from './oracle/rights.ts'
import { smallestSets } from './smallestSets.ts'
import { ask } from './server/ask.ts'
import { generatedText } from './server/generatedText.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access
let manager: Client
let marked: readonly Marked[]

const emptyTables = async (): Promise<ReadonlySet<string>> => {
  const counts = await Promise.all(
    product.tables.map(async ({ name }) => ({ name, rows: (await access.sql(`select 1 from "${name}" limit 1`)).length })),
  )
  return new Set(counts.flatMap(({ name, rows }) => (rows === 0 ? [name] : [])))
}

beforeAll(async () => {
  access = await openAccess()
  manager = await access.socket('manager')
  const owner = new pg.Client({ connectionString: access.ownerUrl })
  await owner.connect()
  const empty = await emptyTables()
  await fillTables(owner, (table) => empty.has(table))
  await owner.end()
  marked = await markFields(access, model.entities, new Set(product.tables.map(({ name }) => name)))
})
afterAll(() => access.stop())

/** How a text is looked for; undefined where an operation looks for none. */
const questionOf = ({ name }: Operation, word: string): string | undefined => {
  const args = schema.getQueryType()?.getFields()[name]?.args ?? []
  const [asked] = ['search', 'text'].filter((each) => args.some((arg) => arg.name === each))
  if (asked === undefined) return undefined
  return `query { answer: ${name}(${asked}: "${word}") { ${asked === 'search' ? 'items { id }' : 'id'} } }`
}

/** One socket asks so much at once and no more. */
const inPieces = async <Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<readonly Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 20) results.push(...(await Promise.all(items.slice(at, at + 20).map(run))))
  return results
}

type Found = readonly unknown[] | { readonly items: readonly unknown[] } | null

const isFound = async (operation: Operation, { word }: Marked): Promise<boolean> => {
  const { data } = await ask<{ answer: Found }>(manager, questionOf(operation, word) ?? '')
  const answer = data?.answer ?? []
  return ('items' in answer ? answer.items : answer).length > 0
}

const operations = (): readonly Operation[] =>
  [...access.oracle.operations.values()].filter(
    (each) => (each.does === 'list' || each.does === 'autocomplete') && questionOf(each, '') !== undefined,
  )

/** Words of the entity, and of all that it refers to. */
const wordsFor = ({ entity }: Operation): readonly Marked[] => {
  const here = entityNamed(access.oracle.specs, entity)
  return marked.filter((each) => each.entity === entity || refersTo(here, each.entity))
}

const textOf = (set: ReadonlySet<string>): string => [...set].toSorted().join('+')

/** The smallest rights that open any of these operations, and which ones each opens. */
const byRights = (): ReadonlyMap<string, { readonly rights: ReadonlySet<string>; readonly opens: readonly Operation[] }> => {
  const { specs } = access.oracle
  const sets = operations().flatMap(({ need, pages }) =>
    [need, ...pages.map((each) => each.need)].flatMap((each) => (each === undefined ? [] : smallestSets(specs, each))),
  )
  return new Map(
    [...sets, rightsOf(specs, 'admin')].map((rights) => {
      const person = { role: 'manager', rights }
      return [textOf(rights), { rights, opens: operations().filter(({ name }) => access.oracle.mayRun({ person, operation: name })) }]
    }),
  )
}

describe('a record is found by what its finder may read, and by nothing else', () => {
  it('in every list and every choice, with each set of rights that opens one', async () => {
    const { specs } = access.oracle
    const every = textOf(rightsOf(specs, 'admin'))
    const wrong: string[] = []
    const finding = new Set<string>()
    let asked = 0
    for (const [turn, [said, { rights, opens }]] of [...byRights()].entries()) {
      await access.grant('manager', rights, manager)
      const person = { role: 'manager', rights }
      for (const operation of opens) {
        const words = wordsFor(operation)
        const cells = some(words, said === every ? words.length : Math.ceil(words.length / 3), turn)
        const found = await inPieces(cells, (each) => isFound(operation, each))
        asked += cells.length
        if (found.some(Boolean)) finding.add(operation.name)
        wrong.push(
          ...cells
            .filter((each, at) => found[at] && !mayMatch(specs, person, operation, each))
            .map((each) => `${operation.name} with ${said.slice(0, 120)} matches ${each.entity}.${each.path}`),
        )
      }
    }
    console.log(
      `${asked} searches by words of ${marked.length} fields; ${finding.size} of ${operations().length} operations found something`,
    )
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(2_000)
    console.log(
      operations()
        .flatMap(({ name }) => (finding.has(name) ? [] : [name]))
        .join(),
    )
    // What finds nothing at all would prove nothing; some lists are not searched by words.
    expect([...finding]).toEqual(
      expect.arrayContaining(['usersAutocomplete', 'usersSearch', 'transactionsSearch', 'payoutRequestsSearch', 'tagsAutocomplete']),
    )
    expect(finding.size).toBeGreaterThan(15)
  })

  it('in the search over everything', async () => {
    const { specs } = access.oracle
    const wrong: string[] = []
    let hits = 0
    for (const [turn, [said, { rights }]] of [...byRights()].entries()) {
      await access.grant('manager', rights, manager)
      const person = { role: 'manager', rights }
      const words = some(marked, Math.ceil(marked.length / 3), turn)
      const answers = await inPieces(words, ({ word }) =>
        ask<{ answer: readonly { readonly entity: string }[] }>(manager, generatedText('SearchFindAll'), { text: word }),
      )
      answers.forEach(({ data }, at) => {
        const word = words[at]
        const found = data?.answer ?? []
        hits += found.length
        if (!word || found.length === 0) return
        const may = meets(specs, person, pathAsks(entityNamed(specs, word.entity), word.path).need)
        if (!may || found.some(({ entity }) => entity !== word.entity))
          wrong.push(`${said.slice(0, 120)} finds by ${word.entity}.${word.path}`)
      })
    }
    expect(wrong).toEqual([])
    expect(hits).toBeGreaterThan(20)
  })
})
