// Operations that a screen says its customs read with are there.
import type { Model } from '../../language/model.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { Written } from '../written.ts'

const usesIn = (written: Written): readonly { readonly uses: readonly string[]; readonly path: SpecPath }[] => [
  ...Object.entries(written.screens).map(([name, screen]) => ({
    uses: ('uses' in screen && screen.uses) || [],
    path: ['screens', name, 'uses'],
  })),
  ...Object.entries(written.entities).flatMap(([name, entity]) => [
    ...(['list', 'queue', 'detail'] as const).map((key) => ({ uses: entity[key]?.uses ?? [], path: ['entities', name, key, 'uses'] })),
    ...Object.entries(entity.settings ?? {}).map(([key, each]) => ({
      uses: each.uses ?? [],
      path: ['entities', name, 'settings', key, 'uses'],
    })),
  ]),
]

export const ensureUses = (model: Model, written: Written, add: AddProblem): void => {
  const known = model.operations.filter((each) => each.on === 'query' && !each.preview).map((each) => each.name)
  for (const { uses, path } of usesIn(written)) {
    for (const [at, name] of uses.entries()) {
      if (!known.includes(name))
        add({ code: 'unknown-operation', path: [...path, at], message: `There is no read "${name}".${didYouMean(name, known)}` })
    }
  }
}
