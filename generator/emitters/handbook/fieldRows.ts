// What a role reads and changes of the records of an entity, and what a value of it may be.
import { leavesByEnd } from '../../../language/fields/index.ts'
import { messageFor, wordsOf, type BrokenRule } from '../../../language/messages.ts'
import type { EntityModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { partFieldsOf, type PartField } from '../../../language/partFields.ts'
import { cell } from '../../print/markdown.ts'
import { mayRead, type Reader } from './Reader.ts'

/** Every whole number has it. */
const maxInteger = 2_147_483_647
const bounding = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'maxItems'])

/** What its schema refuses, as the validator would report it. */
const refusedBy = (schema: unknown): readonly BrokenRule[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const broken = (keyword: string, params: BrokenRule['params']): BrokenRule => ({ keyword, instancePath: '', params })
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]): readonly BrokenRule[] => {
    if (keyword === 'properties') return Object.values(value as object).flatMap(refusedBy)
    if (keyword === 'bounds')
      return Object.entries(value as object).map(([rule, limit]) => broken(keyword, { rule, limit: limit as unknown }))
    return bounding.has(keyword) && !(keyword === 'minLength' && value === 1) && value !== maxInteger
      ? [broken(keyword, { limit: value })]
      : []
  })
}

const boundsOf = ({ model, say }: Reader, entity: EntityModel, { field, part }: PartField): readonly string[] => {
  const form = model.forms.find((each) => each.entity === entity.name && Object.hasOwn(Object(each.jsonSchema['properties']), field.name))
  const schema: unknown = form && Reflect.get(Object(form.jsonSchema['properties']), field.name)
  if (!part.form.includes(field.name)) return []
  return refusedBy(schema).map((each) => {
    const { template, params } = messageFor(field, each)
    return say(template, wordsOf(params, say))
  })
}

const meaning = (reader: Reader, entity: EntityModel, found: PartField): string => {
  const { say, word } = reader
  const { choices, help, required, unlabelled } = found.field
  return [
    ...(help === undefined ? [] : [say(help)]),
    ...(choices === undefined ? [] : [word('oneOf', choices.map(({ label }) => say(label)).join(', '))]),
    ...(required && found.part.form.includes(found.field.name) && unlabelled === undefined ? [word('required')] : []),
    ...boundsOf(reader, entity, found),
  ]
    .map((each) => each.replace(/\.$/, ''))
    .join('. ')
}

const seen = (reader: Reader, found: PartField): string => {
  const { may, word } = reader
  const read = mayRead(reader, found)
  if (read === 'own') return word('own')
  if (!leavesByEnd(found.field)) return word('yes')
  return word(may(found.field.reveal) === 'no' ? 'masked' : 'revealed')
}

const changed = ({ may, word }: Reader, { part, field }: PartField): string =>
  word(part.form.includes(field.name) ? may(field.update ?? part.update) : 'no')

const labelOf = ({ say }: Reader, { part, field }: PartField): string =>
  part.name === '' ? say(field.label) : `${say(part.label)}: ${say(field.label)}`

export const fieldRows = (reader: Reader, entity: EntityModel): readonly (readonly string[])[] =>
  partFieldsOf(entity)
    .filter((found) => mayRead(reader, found) !== 'no')
    .map((found) => [labelOf(reader, found), seen(reader, found), changed(reader, found), meaning(reader, entity, found)])

/** What fields of its forms have to be together, and how many records there may be. */
export const ruleLines = ({ model, say }: Reader, { name, parts, atMost = [] }: EntityModel): readonly string[] => {
  const labels = (field: string): string =>
    say(parts.map((part) => named(part.fields, field)).find((each) => each !== undefined)?.label ?? field)
  const said = model.forms
    .filter(({ entity }) => entity === name)
    .flatMap(({ rules = [] }) => rules)
    .map(({ says, params }) =>
      say(
        says,
        params.map((each) => (each.startsWith('@') ? wordsOf([each], say).join('') : labels(each))),
      ),
    )
  const counted = atMost.map(({ says, records }) => say(says, [String(records)]))
  return [...new Set([...said, ...counted])].map((each) => `- ${cell(each)}`)
}
