// The kinds of figure, each with how it looks.
import type { ComponentType } from 'react'
import type { FigureKindName } from '../../../language/figures/index.ts'
import type { FigureModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import type { FigureProps } from './FigureProps.ts'
import { PerDay } from './PerDay.tsx'
import { Ranks } from './Ranks.tsx'
import { Split } from './Split.tsx'
import { Tiles } from './Tiles.tsx'

interface Look {
  readonly View: ComponentType<FigureProps>
  /** Those that follow each other are drawn as one. */
  readonly gathers?: true
}

const looks: { readonly [K in FigureKindName]: Look } = {
  tile: { View: Tiles, gathers: true },
  days: { View: PerDay },
  split: { View: Split },
  ranks: { View: Ranks },
}

interface Group {
  readonly look: Look
  readonly figures: [FigureModel, ...FigureModel[]]
}

/** What is drawn as one, in order: neighbours of a kind that gathers, and a figure with those drawn within it. One whose other may not be read stands by itself. */
export const groupsOf = (figures: readonly FigureModel[]): readonly Group[] => {
  const groups: Group[] = []
  for (const figure of figures) {
    const look = looks[figure.kind]
    const last = groups.at(-1)
    if (named(figures, figure.within)) continue
    if (look.gathers && last?.look === look) last.figures.push(figure)
    else groups.push({ look, figures: [figure, ...figures.filter(({ within }) => within === figure.name)] })
  }
  return groups
}
