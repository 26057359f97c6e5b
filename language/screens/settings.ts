// The one record of a single entity, as sections.
import type { Requirement } from '../requirement.ts'
import type { SectionSpec } from '../sections/index.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenCommon, ScreenKind } from './kind.ts'

/** The one record of a single entity, as sections with their forms. */
export interface SettingsSpec<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends ScreenCommon<W> {
  readonly label: string
  readonly needs: Requirement<W>
  readonly sections: Readonly<Record<string, SectionSpec<W, Path, Action, PartName>>>
}

export const settings = { shows: 'single' } as const satisfies ScreenKind
