// What is possible with a model, fact by fact: an opinion of its own, to hold verdict and acceptance against. A fact that is there after a change and was not before it is a door that opened.
import { Ajv } from 'ajv'
import type { Guard } from '../../../language/access.ts'
import type { ActionModel, EntityModel, FieldModel, FormModel, Model, OperationModel, PartModel } from '../../../language/model.ts'
import type { Rule } from '../../../language/requirement.ts'

interface Somebody {
  readonly who: string
  readonly isStaff: boolean
  readonly holds: (right: string) => boolean
}

const meets = (somebody: Somebody, rule: Rule): boolean => {
  if ('anyone' in rule) return true
  if ('nobody' in rule || !somebody.isStaff) return false
  if ('anyStaff' in rule) return true
  if ('right' in rule) return somebody.holds(rule.right)
  return 'allOf' in rule ? rule.allOf.every((each) => meets(somebody, each)) : rule.anyOf.some((each) => meets(somebody, each))
}

/** Each role as it is, and a stranger. */
const everybodyIn = ({ roles, rights }: Model): readonly Somebody[] => [
  { who: 'a stranger', isStaff: false, holds: () => false },
  ...roles.map(({ name, staff }) => ({
    who: name,
    isStaff: staff,
    holds: (right: string) => rights.some((each) => each.name === right && each.holders.includes(name)),
  })),
]

const words = ['', '0', '-1', '7', '/x', '//x', 'https://x.org', 'A_B', 'a-b', 'G-ABCD1', 'true', 'NEW']
const numbers = [-1_000, -1, 0, 0.001, 0.01, 0.5, 1, 2, 3, 10, 50, 100, 500, 1_000, 9_999, 100_000, 1e9]
const probes: readonly unknown[] = [
  true,
  [],
  ...words,
  ...numbers,
  ...[1, 2, 5, 20, 50, 100, 120, 200, 500, 1_000, 5_000, 100_000].map((length) => 'a'.repeat(length)),
]

const ajv = new Ajv({ strict: false, validateFormats: false })

const refusals = new Map<string, readonly string[]>()
/** What a schema refuses; forms share most of their schemas. */
const refusedBy = (schema: object): readonly string[] => {
  const key = JSON.stringify(schema)
  const known = refusals.get(key)
  if (known) return known
  const isTaken = ajv.compile(schema)
  const refused = probes.filter((probe) => !isTaken(probe)).map((probe) => `refusing ${JSON.stringify(probe).slice(0, 20)}`)
  refusals.set(key, refused)
  return refused
}

/** Choices apart: which values they have is no limit. */
const schemasIn = ({ jsonSchema }: FormModel): readonly (readonly [string, object])[] =>
  Object.entries((jsonSchema as { readonly properties?: Readonly<Record<string, object>> }).properties ?? {}).filter(
    ([, schema]) => !('enum' in schema),
  )
const requiredIn = ({ jsonSchema }: FormModel): readonly string[] =>
  (jsonSchema as { readonly required?: readonly string[] }).required ?? []

const heldBy = ({ guards, asks, confirms, effect, by, sets, to, appendOnly, repeats }: Partial<ActionModel>): readonly string[] => [
  ...(guards ?? []).map((each) => `guard ${each}`),
  ...(asks ?? []).map((each) => `asking ${each.name}`),
  ...(sets ?? []).map((each) => `setting ${each.field} ${each.to}`),
  ...(confirms ? ['a question', ...confirms.counts.map((each) => `counting ${each.name}`)] : []),
  ...(effect === undefined ? [] : [`effect ${effect}`]),
  ...(by === undefined ? [] : [`code ${by}`]),
  ...(to === undefined ? [] : [`state ${to}`]),
  ...(appendOnly ? [] : ['a version']),
  ...(repeats ? ['repeating'] : []),
]

/** A secret is kept from everybody that any other class is kept from. */
const classes = ['public', 'internal', 'personal', 'money', 'secret'] as const

const fieldHeldBy = ({ written, fixed, unique, kind, class: sort }: FieldModel): readonly string[] => [
  ...(written ? ['the server'] : []),
  ...(fixed ? ['being fixed'] : []),
  ...(unique ? ['being unique'] : []),
  ...(sort === 'secret' ? classes : [sort]).map((each) => `being ${each}`),
  ...(kind === 'masked' || kind === 'secret' ? ['being hidden'] : []),
]

const placesOf = (entity: EntityModel): ReadonlyMap<string, readonly string[]> =>
  new Map([
    [
      entity.name,
      [
        ...(entity.readsAudited ? ['its reads audited'] : []),
        ...(entity.deletedAt === undefined ? [] : ['being kept']),
        ...(entity.atMost ?? []).flatMap(({ name, records, alike, where }) =>
          numbers.filter((each) => each > records).map((each) => `refusing ${each} records by ${name} ${JSON.stringify([alike, where])}`),
        ),
        ...entity.unique.map((each) => `being unique by ${each.fields.toSorted().join()} ${each.where ?? ''}`),
      ],
    ],
    ...entity.actions.map((each) => [`${entity.name}.${each.path}`, heldBy(each)] as const),
    ...entity.parts.flatMap((part) => [
      [`${entity.name}.${part.name}!`, part.guards.map((each) => `guard ${each}`)] as const,
      ...part.fields.map((each) => [`${entity.name}.${each.path}?`, fieldHeldBy(each)] as const),
    ]),
  ])

const noteField = (
  model: Model,
  entity: EntityModel,
  part: PartModel,
  field: FieldModel,
  note: (what: string, guard: Guard | undefined) => void,
  facts: string[],
): void => {
  const path = `${entity.name}.${field.path}`
  note(`reads ${path}`, field.read ?? part.read)
  note(`reveals ${path}`, field.reveal)
  if (!part.form.includes(field.name)) return
  note(`changes ${path}`, field.update ?? part.update)
  if (model.person?.role === field.path)
    for (const { value, by } of field.choices ?? [])
      facts.push(...(by ?? model.roles.map((role) => role.name)).map((role) => `${role} gives ${path} ${value}`))
}

/** Not what the contract calls it: under another name it is the same. */
const namesOf = ({ name, does, entity, part, field, report, action, actions }: OperationModel): string =>
  [does, entity, part, field, report, actions?.toSorted().join() ?? action, does === 'answer' ? name : undefined].filter(Boolean).join(' ')

/** What holds back all there are, whatever else did before. */
const nobody = 'being nobody'

export interface Possible {
  readonly facts: ReadonlySet<string>
  /** What holds back, by what it holds: a guard, a question, a limit, a right without which nobody gets through. */
  readonly held: ReadonlyMap<string, readonly string[]>
}

export const possibleIn = (model: Model): Possible => {
  const everybody = everybodyIn(model)
  const facts: string[] = []
  const held = new Map<string, readonly string[]>()
  const noteRule = (what: string, rule: Rule): void => {
    facts.push(...everybody.filter((each) => meets(each, rule)).map(({ who }) => `${who} ${what}`))
    const isMetWithout = (lacked: string | undefined): boolean =>
      meets({ who: '', isStaff: true, holds: (right) => right !== lacked }, rule)
    const needed = model.rights.filter(({ name }) => !isMetWithout(name)).map(({ name }) => `right ${name}`)
    held.set(what, isMetWithout(undefined) ? needed : [nobody])
  }
  const note = (what: string, guard: Guard | undefined): void => {
    if (guard?.rule) noteRule(what, guard.rule)
    if (guard?.own) noteRule(`${what} of one's own`, guard.own)
  }
  for (const { path, guard } of model.screens) note(`opens ${path}`, guard)
  for (const operation of model.operations) if (!operation.preview) note(`runs ${namesOf(operation)}`, operation.guard)
  for (const entity of model.entities) {
    for (const [where, names] of placesOf(entity)) held.set(where, names)
    for (const action of entity.actions) {
      note(`does ${entity.name}.${action.path}`, action.guard)
      facts.push(...(action.from ?? []).map((state) => `${entity.name}.${action.path} begins in ${state}`))
      facts.push(...(action.of ?? model.roles.map((role) => role.name)).map((role) => `${entity.name}.${action.path} is of ${role}`))
    }
    for (const part of entity.parts) for (const field of part.fields) noteField(model, entity, part, field, note, facts)
  }
  // What a card shows is shown to whoever reads a reference to it.
  for (const { parts } of model.entities)
    for (const part of parts)
      for (const { card, read = part.read } of part.fields)
        for (const path of card ? [card.title, ...card.titleElse, card.picture ?? [], ...card.under].flat() : [])
          facts.push(...everybody.filter((each) => meets(each, read.rule)).map(({ who }) => `${who} reads ${card?.entity}.${path}`))
  // What is left, and to whom it is copied: as long as the same is left, nobody sees more.
  for (const [action, left] of Object.entries(model.leaves))
    for (const { values, ...each } of left)
      for (const value of values) facts.push(`${action} leaves ${JSON.stringify([each.entity, value])}`)
  facts.push(...(model.person?.enters ?? []).map((state) => `whoever is ${state} logs in`))
  facts.push(...model.roles.flatMap(({ name, staff }) => (staff ? [`${name} enters the console`] : [])))
  facts.push(...Object.entries(model.app.flags ?? {}).flatMap(([flag, on]) => (on ? [`${flag} is on`] : [])))
  for (const form of model.forms) {
    // Of a record that is there, what is no longer typed at all stays as it is; of a new one it is left out.
    if (!form.name.endsWith('Update')) held.set(`form ${form.name}`, requiredIn(form))
    for (const [field] of schemasIn(form))
      held.set(`form ${form.name} ${field}`, requiredIn(form).includes(field) ? ['being required'] : [])
    for (const [field] of schemasIn(form)) {
      const over = (form.rules ?? []).filter(({ fields }) => fields.some(({ name }) => name === field))
      held.set(
        `form ${form.name} ${field} beside others`,
        over.map(({ when, must }) => `rule ${JSON.stringify([when, must])}`),
      )
    }
    // A list for a text is another thing to type, no looser one.
    for (const [field, schema] of schemasIn(form))
      held.set(`${form.name} ${field} ${String((schema as { readonly type?: unknown }).type)}`, refusedBy(schema))
  }
  return { facts: new Set(facts), held }
}

/** What is possible that was not, in words. */
export const openedBetween = (before: Possible, after: Possible): readonly string[] => [
  ...[...after.facts].filter((fact) => !before.facts.has(fact)),
  ...[...before.held].flatMap(([where, names]) => {
    const now = after.held.get(where)
    if (!now || now.includes(nobody)) return []
    return names.filter((name) => !now.includes(name)).map((name) => `${where} goes without ${name}`)
  }),
]
