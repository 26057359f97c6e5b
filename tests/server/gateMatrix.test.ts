// Every generated operation of the product against every single right, every set without one, and none: decided as the tables say.
// The judge is written anew here and knows nothing of the gate.
import { expect, test } from 'vitest'
import type { Viewer } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import type { Rule } from '../../language/requirement.ts'
import { tellingSets } from '../access/rightSets.ts'
import { authorize, type RootCall } from '../../server/authorize/authorize.ts'
import { buildContract } from '../../server/authorize/contract.ts'
import { guardedTypes } from '../../server/authorize/fieldGuards.ts'
import type { Readable } from '../../server/authorize/readableOf.ts'
import { readyDocument } from '../../server/authorize/readyDocument.ts'
import { Fault } from '../../server/Fault.ts'
import { loadProduct } from '../../server/loadProduct.ts'

const { product, sdl, manifest } = loadProduct()
const context = {
  schema: buildContract(sdl),
  types: guardedTypes(product.entities),
  product,
}

const holds = (rule: Rule, rights: ReadonlySet<string>): boolean => {
  if ('right' in rule) return rights.has(rule.right)
  if ('allOf' in rule) return rule.allOf.length > 0 && !rule.allOf.some((each) => !holds(each, rights))
  if ('anyOf' in rule) return rule.anyOf.filter((each) => holds(each, rights)).length > 0
  return 'anyStaff' in rule || 'anyone' in rule
}

const rights = [...new Set(Object.values(product.roleRights).flat())]
const namedIn = (rule: Rule | undefined): readonly string[] => {
  if (!rule) return []
  if ('right' in rule) return [rule.right]
  return 'allOf' in rule ? rule.allOf.flatMap(namedIn) : 'anyOf' in rule ? rule.anyOf.flatMap(namedIn) : []
}

const sets = tellingSets(rights, 12)
const viewersFor = (rules: readonly (Rule | undefined)[]): readonly Viewer[] =>
  sets(new Set(rules.flatMap(namedIn))).map((held) => ({ id: '1', role: 'x', staff: true, rights: held }))

const askedBy = Object.values(manifest).flatMap((text): readonly RootCall[] => {
  const { roots, definition } = readyDocument(context, text)
  // Whatever the client's conditions say: it claims to hold every right.
  const variables = Object.fromEntries((definition.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, true]))
  return roots.flatMap((root) =>
    root.operation && root.entity ? [{ root, operation: root.operation, entity: root.entity, args: {}, variables }] : [],
  )
})

const outcome = async (asked: RootCall, who: Viewer): Promise<Readable | 'denied'> => {
  try {
    return (await authorize(asked, who, () => Promise.resolve(undefined))).readable
  } catch (error) {
    if (error instanceof Fault && error.code === 'DENIED') return 'denied'
    throw error
  }
}

test('operations run exactly when their requirement holds', async () => {
  let cells = 0
  const wrong: string[] = []
  for (const asked of askedBy) {
    const { operation } = asked
    const rules = [operation.guard.rule, operation.guard.own, ...operation.also.map(({ rule }) => rule)]
    for (const who of viewersFor(rules)) {
      const allowed = (await outcome(asked, who)) !== 'denied'
      const own = holds(operation.guard.rule, who.rights)
      const alternative = operation.also.some(({ rule }) => holds(rule, who.rights))
      // A list of one's own records narrows itself to them.
      const narrowed = operation.guard.own !== undefined && holds(operation.guard.own, who.rights)
      cells += 1
      if (own ? !allowed : allowed && !alternative && !narrowed) wrong.push(`${operation.name} ${[...who.rights].slice(0, 2).join()}`)
    }
  }
  console.log(`${cells} cells`)
  expect(cells).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
})

/** What a path asks in the model: its field's own right, else that of its part (not of the entity itself). */
const rulesOf = (entity: EntityModel, path: string): readonly Rule[] => {
  const [first = '', second] = path.split('.')
  const own = entity.parts[0]
  const field = own?.fields.find(({ name }) => name === first)
  if (field) {
    const target = product.entities.find(({ name }) => name === field.entity)
    const mark = target?.card.marks.find(({ wire }) => wire === second)
    return [...(field.read ? [field.read.rule] : []), ...(mark ? [mark.read.rule] : [])]
  }
  const part = entity.parts.find(({ name }) => name !== '' && name === first)
  const within = part?.fields.find(({ name }) => name === second)
  return part ? [part.read.rule, ...(within?.read ? [within.read.rule] : [])] : []
}

test('no selection holds a path whose right the viewer lacks', async () => {
  let cells = 0
  const wrong: string[] = []
  const read = askedBy.filter(({ operation }) => !['autocomplete', 'report'].includes(operation.does) && operation.part === '')
  for (const asked of read) {
    const parts = asked.entity.parts.flatMap((part) => [part.read.rule, ...part.fields.map((field) => field.read?.rule)])
    for (const who of viewersFor(parts)) {
      const readable = await outcome(asked, who)
      if (readable === 'denied') continue
      for (const path of readable.selection.paths) {
        cells += 1
        if (!rulesOf(asked.entity, path).every((rule) => holds(rule, who.rights))) wrong.push(`${asked.operation.name} ${path}`)
      }
    }
  }
  console.log(`${cells} cells`)
  expect(cells).toBeGreaterThan(1_000)
  expect([...new Set(wrong)]).toEqual([])
})

test('a secret is in no selection, whoever asks', () => {
  const secrets = product.entities.flatMap(({ parts }) =>
    parts.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name)),
  )
  const fields = [...guardedTypes(product.entities).values()].flatMap(({ fields: typed }) =>
    [...typed].filter(([name]) => secrets.includes(name)),
  )
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter(([, { guard }]) => !guard || !('nobody' in guard.rule))).toEqual([])
})
