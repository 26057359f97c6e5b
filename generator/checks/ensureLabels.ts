// Nobody can tell apart what is called the same: entities, the fields of one form, the options of one choice, what stands beside each other on a screen.
import { isComputed } from '../../language/fields/derived.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Ensure } from './scope.ts'
import { actionsIn, entitiesIn, fieldsIn, inputsIn, listsIn, partsIn, type FieldAt } from './walk.ts'

interface Labelled {
  readonly name: string
  readonly label: string
  readonly path: SpecPath
}

const ensureDistinct = (labelled: readonly Labelled[], where: string, add: AddProblem): void => {
  const taken = new Map<string, string>()
  for (const { name, label, path } of labelled) {
    const other = taken.get(label)
    if (other === undefined) taken.set(label, name)
    else
      add({
        code: 'same-label',
        path,
        message: `"${label}" is what "${other}" is called ${where}, too: nobody could tell them apart. Say what differs.`,
      })
  }
}

const optionsIn = (options: object, path: SpecPath): readonly Labelled[] =>
  Object.entries(options).flatMap(([value, option]: [string, unknown]) =>
    typeof option === 'string' ? [{ name: value, label: option, path: [...path, value, 'label'] }] : [],
  )

/** Of things that stand beside each other under names of their own. */
const labelled = (all: Readonly<Record<string, { readonly label: string }>> | undefined, path: SpecPath): readonly Labelled[] =>
  Object.entries(all ?? {}).map(([name, { label }]) => ({ name, label, path: [...path, name, 'label'] }))

export const ensureLabels: Ensure = ({ written, add }) => {
  ensureDistinct(
    entitiesIn(written).map(({ spec, path }) => ({ label: spec.label.many, name: spec.entity, path: [...path, 'label', 'many'] })),
    'in menus and lists',
    add,
  )
  for (const entity of entitiesIn(written)) {
    for (const part of partsIn(entity)) {
      const isTyped = ({ spec }: FieldAt): boolean => !isComputed(spec) && !('written' in spec && spec.written === 'server')
      const form = part.spec.update === undefined ? [] : fieldsIn(part).filter(isTyped)
      ensureDistinct(
        form.map(({ spec, path }) => ({ name: String(path.at(-1)), label: spec.label, path: [...path, 'label'] })),
        'in this form',
        add,
      )
    }
    for (const { spec, path } of actionsIn(entity)) ensureDistinct(labelled(spec.asks, [...path, 'asks']), 'in this dialog', add)
    for (const { spec, path } of listsIn(entity)) ensureDistinct(labelled(spec.views, [...path, 'views']), 'above this list', add)
    ensureDistinct(labelled(entity.spec.detail?.tabs, [...entity.path, 'detail', 'tabs']), 'among these tabs', add)
    for (const [name, { figures, parts }] of Object.entries(entity.spec.reports ?? {}))
      for (const part of Object.keys(parts))
        ensureDistinct(
          labelled(figures, [...entity.path, 'reports', name, 'figures']).filter((each) => figures[each.name]?.part === part),
          'in this report',
          add,
        )
    for (const { spec, path } of inputsIn(entity)) {
      if ('fields' in spec) ensureDistinct(labelled(spec.fields, [...path, 'fields']), 'in this row', add)
      if ('options' in spec && typeof spec.options === 'object')
        ensureDistinct(optionsIn(spec.options, [...path, 'options']), 'among these options', add)
    }
  }
}
