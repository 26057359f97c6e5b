// Every place where rules across fields are written, with what they may name there.
import type { SpecPath } from '../problem.ts'
import type { WrittenRules } from '../resolve/fieldRules.ts'
import type { WrittenEntity, WrittenField } from '../written.ts'
import { isInForm } from './ensureForms.ts'
import { fieldsIn, partsIn, type At, type PartAt } from './walk.ts'

/** What a rule may name where it stands. */
export interface FieldsAround {
  readonly entity: string
  /** Whose they are, as the first words of a sentence. */
  readonly owner: string
  readonly fields: ReadonlyMap<string, WrittenField>
  /** Those, and the key and the state of a record. */
  readonly names: readonly string[]
  /** Those that some form asks for. */
  readonly asked: ReadonlySet<string>
  /** Those that creation asks for. */
  readonly created: ReadonlySet<string>
  readonly states?: readonly string[]
}
interface RulesAt extends FieldsAround {
  readonly rules: WrittenRules
  readonly path: SpecPath
}

const inPart = (part: PartAt, createdPaths: readonly string[]): RulesAt => {
  const { spec, name, entity } = part
  const fields = fieldsIn(part).map((field) => ({ ...field, name: String(field.path.at(-1)) }))
  const created = new Set(fields.filter((each) => createdPaths.includes(each.full)).map((each) => each.name))
  return {
    entity: entity.entity,
    owner: name === '' ? entity.entity : `The part ${name} of ${entity.entity}`,
    fields: new Map(fields.map((each) => [each.name, each.spec])),
    names: [...fields.map((each) => each.name), ...(spec.lifecycle ? ['status'] : []), 'id'],
    asked: new Set([...created, ...fields.filter((each) => isInForm(part, each.spec)).map((each) => each.name)]),
    created,
    ...(spec.lifecycle ? { states: Object.keys(spec.lifecycle.states) } : {}),
    rules: spec.rules ?? {},
    path: [...part.path, 'rules'],
  }
}

export const rulesIn = (entity: At<WrittenEntity>): readonly RulesAt[] => [
  ...partsIn(entity).map((part) => inPart(part, entity.spec.create?.fields ?? [])),
  ...Object.entries(entity.spec.actions ?? {}).map(([action, spec]): RulesAt => {
    const { asks = {} } = spec
    const names = Object.keys(asks)
    return {
      entity: entity.spec.entity,
      owner: 'This action',
      fields: new Map(Object.entries(asks)),
      names,
      asked: new Set(names),
      created: new Set(),
      rules: ('rules' in spec ? spec.rules : undefined) ?? {},
      path: [...entity.path, 'actions', action, 'rules'],
    }
  }),
]
