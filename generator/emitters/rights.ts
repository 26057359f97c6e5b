// rights.ts: every role and every right in words, with what asks it. It stands by itself: what everybody loads is not to grow. Who holds what, the server says.
import type { Guard } from '../../language/access.ts'
import type { EntityModel, Model, RightAskedModel, RightTextModel } from '../../language/model.ts'
import { remember } from '../../language/remember.ts'
import { exportConst, importTypes } from '../print/code.ts'
import { literal } from '../print/literal.ts'
import { rightsIn } from '../resolve/rules.ts'
import { inLanguage, type Emitter } from './output.ts'

/** Each right asks this of each guard. */
const rightsOf = remember(
  ({ rule, own }: Guard): ReadonlySet<string> => new Set([rule, ...(own ? [own] : [])].flatMap((each) => rightsIn(each))),
)

const names = (right: string, guard: Guard | undefined): boolean => guard !== undefined && rightsOf(guard).has(right)

type Part = EntityModel['parts'][number]

/** Of a part, and of its fields that ask something else. */
const ofParts = (
  { many, parts }: EntityModel,
  asks: { readonly part: (part: Part) => boolean; readonly field: (field: Part['fields'][number]) => boolean },
): readonly RightAskedModel[] =>
  parts.flatMap((part) => [
    ...(asks.part(part) ? [part.name === '' ? { of: many } : { of: many, is: part.label }] : []),
    ...part.fields.filter(asks.field).map(({ label }) => ({ of: many, is: label })),
  ])

/** Nothing is decided here: what is named says who has to hold it, and perhaps more. */
export const rightTexts = remember(({ rights, screens, entities }: Model): readonly RightTextModel[] =>
  rights.map(({ name, area, scope }) => ({
    name,
    area: `areas.${area}`,
    scope,
    opens: screens.filter(({ guard }) => names(name, guard)).map(({ label }) => label),
    does: entities.flatMap(({ many, actions }) =>
      actions.filter(({ guard }) => names(name, guard)).map(({ label }) => ({ of: many, is: label })),
    ),
    reads: entities.flatMap((each) => ofParts(each, { part: ({ read }) => names(name, read), field: ({ read }) => names(name, read) })),
    reveals: entities.flatMap((each) => ofParts(each, { part: () => false, field: ({ reveal }) => names(name, reveal) })),
    changes: entities.flatMap((each) =>
      ofParts(each, { part: ({ update, form }) => form.length > 0 && names(name, update), field: ({ update }) => names(name, update) }),
    ),
  })),
)

export const emitRights: Emitter = (world) => ({
  'rights.ts': {
    origin: { emitter: 'rights.ts', from: `${world.specs}/` },
    statements: [
      importTypes(['RightTextModel', 'RoleModel'], inLanguage(world, 'model.ts')),
      exportConst({ name: 'roles', type: 'readonly RoleModel[]', value: literal(world.model.roles) }),
      exportConst({
        name: 'rights',
        type: 'readonly RightTextModel[]',
        doc: 'In the order of the specs: an area after the other.',
        value: literal(rightTexts(world.model)),
      }),
    ],
  },
})
