// A06: what the audit keeps of a record is told to whoever may read it in the record itself, and to nobody else: what changed, field by field, and what was
// typed for every action. Words come from the generated tables, the verdict from the specs, so that a new entity is examined by itself.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { model } from './gateModel.ts'
import { meets } from './oracle/holds.ts'
import { entityNamed, pathAsks } from './oracle/parts.ts'
import { staffRights } from './oracle/rights.ts'
import { ask } from './server/ask.ts'
import { openAccess, type Access } from './server/openAccess.ts'

/** A word, and the path of the record that it stood in; none where nothing keeps it but the audit. */
interface Told {
  readonly word: string
  readonly entity: string
  readonly path: string | undefined
}

interface Line {
  readonly operation: string
  readonly part: string
  readonly input: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

let access: Access
let admin: Client
const told: Told[] = []

const wordFor = (entity: string, path: string | undefined): string => {
  const word = `zq${1_000 + told.length}qz`
  told.push({ word, entity, path })
  return word
}

const wordsOf = (entity: EntityModel, named: readonly (readonly [name: string, path: string | undefined])[]): Record<string, string> =>
  Object.fromEntries(named.map(([name, path]) => [name, wordFor(entity.name, path)]))

/** Where an answer is kept in the record: in the field of its part that has its name. */
const keptAt = ({ parts }: EntityModel, action: ActionModel, name: string): string | undefined =>
  parts.find((each) => each.name === action.part)?.fields.find((each) => each.name === name)?.path

const linesOf = (entity: EntityModel): readonly Line[] => [
  ...entity.parts.map((part) => ({
    operation: `${part.wire}Update`,
    part: part.name,
    input: {},
    values: wordsOf(
      entity,
      part.fields.map(({ path }) => [path, path] as const),
    ),
  })),
  ...entity.actions.map((action) => ({
    operation: action.operation,
    part: action.part,
    input: wordsOf(entity, [
      ...action.asks.map(({ name }) => [name, keptAt(entity, action, name)] as const),
      ...(action.kind === 'update' ? (entity.parts.find(({ name }) => name === action.part)?.form ?? []) : []).map(
        (name) => [name, keptAt(entity, action, name)] as const,
      ),
    ]),
    values: {},
  })),
]

const keep = async (entity: EntityModel, { operation, part, input, values }: Line): Promise<void> => {
  await access.sql(
    `insert into audit_record (actor, actor_name, action, operation, entity, part, record, outcome, input, before, after)
     values ('1', 'somebody', $1, $1, $2, $3, '1', 'DONE', $4, $5, $5)`,
    [operation, entity.name, part, JSON.stringify(input), JSON.stringify(values)],
  )
}

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
  for (const entity of model.entities.filter(({ name }) => name !== 'AuditRecord'))
    for (const line of linesOf(entity)) await keep(entity, line)
})
afterAll(() => access.stop())

interface Page {
  readonly answer: { readonly items: readonly object[]; readonly end: string | null; readonly hasNext: boolean }
}

const pageAfter = async (after: string | null): Promise<Page['answer'] | undefined> =>
  (
    await ask<Page>(
      admin,
      'query($after: String) { answer: auditRecordsSearch(first: 100, after: $after) { items { id name role target reason rule ip changes } end hasNext } }',
      { after },
    )
  ).data?.answer

const everything = async (): Promise<string> => {
  const texts: string[] = []
  for (let page = await pageAfter(null); page; page = page.hasNext ? await pageAfter(page.end) : undefined)
    texts.push(JSON.stringify(page.items))
  return texts.join('\n')
}

const audited = 'getAnyAuditRecord'

describe('the audit tells nobody what the record itself does not', () => {
  it('with each right beside that to the audit, and with all', async () => {
    const { specs } = access.oracle
    const rights = [...staffRights(specs)]
    const wrong = new Set<string>()
    let [seen, hidden] = [0, 0]
    for (const set of [[audited], ...rights.map((each) => [audited, each]), rights]) {
      await access.grant('admin', set, admin)
      const person = { role: 'admin', rights: new Set(set) }
      const text = await everything()
      for (const { word, entity, path } of told) {
        const may = path === undefined || meets(specs, person, pathAsks(entityNamed(specs, entity), path).need)
        const shown = text.includes(word)
        if (shown && may) seen += 1
        if (!may) hidden += 1
        if (shown && !may) wrong.add(`${entity}.${path}`)
      }
    }
    expect([...wrong]).toEqual([])
    console.log(`${told.length} values in the audit, by ${rights.length + 2} sets of rights: ${hidden} to be hidden, ${seen} shown`)
    expect(hidden).toBeGreaterThan(10_000)
    expect(seen).toBeGreaterThan(500)
  })
})
