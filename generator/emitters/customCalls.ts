// customCalls.ts: which actions name a custom of the server, and what those are handed: a custom that uses a field or an input otherwise than the specs mean it does not compile.
import { actionKind } from '../../language/actions/index.ts'
import type { ActionModel, EntityModel, FieldModel, Model } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import { exportType, importTypes } from '../print/code.ts'
import { stringLiteral, typeOf, unionOf } from '../print/literal.ts'
import { inLanguage, type Emitter } from './output.ts'
import { tableName, valueType } from './stored.ts'
import { named } from '../../language/named.ts'

interface Named {
  readonly entity: EntityModel
  readonly action: ActionModel
  readonly guards: readonly string[]
}

const pathOf = ({ entity, action }: Named): string => `${entity.name}.${action.path}`

/** Every action of a part asks the part's guards too. */
const allActions = ({ entities, customs }: Model): readonly Named[] =>
  entities.flatMap((entity) =>
    entity.actions.map((action) => {
      const part = named(entity.parts, action.part)
      return {
        entity,
        action,
        guards: [...new Set([...(part?.guards ?? []), ...action.guards])].filter((name) => customs.guards.includes(name)),
      }
    }),
  )

/** Paths of the record's own fields that its form or dialog takes in. */
const takenBy = ({ entity, action }: Named): readonly string[] => {
  const part = named(entity.parts, action.part)
  return actionKind(action).edits ? (part?.form ?? []).map((name) => pathIn(action.part, name)) : action.inputs
}

const askedType = (field: FieldModel): readonly [name: string, type: string] =>
  field.required ? [field.name, valueType(field)] : [`${field.name}?`, `${valueType(field)} | null`]

const factsOf = (named: Named): string => {
  const { entity, action } = named
  const on = action.on === 'record' ? 'record' : actionKind(action).makes ? 'new' : 'list'
  return typeOf(
    [
      ['entity', stringLiteral(entity.name)],
      ['on', stringLiteral(on)],
      ['table', stringLiteral(tableName(entity, action.part))],
      ['takes', unionOf(takenBy(named))],
      ['asks', typeOf(action.asks.map(askedType), '    ')],
    ],
    '  ',
  )
}

const namers = (names: readonly string[], all: readonly Named[], isNamed: (each: Named, name: string) => boolean): string =>
  typeOf(
    names.map((name) => [name, unionOf(all.filter((each) => isNamed(each, name)).map(pathOf))]),
    '',
  )

/** Names of the texts that an answer is asked with. */
const takenByAnswers = ({ operations }: Model): readonly (readonly [name: string, type: string])[] =>
  operations.filter(({ does }) => does === 'answer').map(({ name, takes = [] }) => [name, unionOf(takes)])

/** Names of the parts with figures that are left to it. */
const countedByReports = ({ entities, figures, customs }: Model): readonly (readonly [name: string, type: string])[] =>
  customs.reports.map((name) => {
    const reports = entities.flatMap((entity) => entity.reports ?? []).filter(({ by }) => by === name)
    const left = reports.flatMap(({ operation }) => (figures[operation] ?? []).filter(({ counts }) => !counts))
    return [name, unionOf([...new Set(left.map(({ part }) => part))])]
  })

export const emitCustomCalls: Emitter = (world) => {
  const { model, specs } = world
  const all = allActions(model)
  const naming = all.filter(({ action, guards }) => guards.length > 0 || action.effect !== undefined || action.by !== undefined)
  const { effects, actions, guards } = model.customs
  return {
    'customCalls.ts': {
      origin: { emitter: 'customCalls.ts', from: `${specs}/` },
      statements: [
        ...(naming.some(({ action }) => action.asks.length > 0) ? [importTypes(['Value'], inLanguage(world, 'stored.ts'))] : []),
        exportType(
          'Actions',
          typeOf(
            naming.map((each) => [pathOf(each), factsOf(each)]),
            '',
          ),
        ),
        exportType(
          'EffectOf',
          namers(effects, all, ({ action }, name) => action.effect === name),
        ),
        exportType(
          'ActionBy',
          namers(actions, all, ({ action }, name) => action.by === name),
        ),
        exportType(
          'GuardOf',
          namers(guards, all, (each, name) => each.guards.includes(name)),
        ),
        exportType('AnswerTakes', typeOf(takenByAnswers(model), '')),
        exportType('ReportParts', typeOf(countedByReports(model), '')),
      ],
    },
  }
}
