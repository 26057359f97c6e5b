// A record with its sections.
import type { LinkSpec } from '../links.ts'
import type { SectionSpec } from '../sections/index.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenCommon, ScreenKind } from './kind.ts'

export interface DetailSpec<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends ScreenCommon<W> {
  /** Shown in the head, each under its own right. */
  readonly head?: { readonly under?: readonly Path[]; readonly marks?: readonly Path[]; readonly facts?: readonly Path[] }
  readonly actions?: readonly Action[]
  readonly links?: Readonly<Record<string, LinkSpec<W>>>
  readonly sections: Readonly<Record<string, SectionSpec<W, Path, Action, PartName>>>
}

export const detail = { shows: 'record' } as const satisfies ScreenKind
