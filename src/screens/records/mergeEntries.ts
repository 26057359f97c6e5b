// Rows of several sources in one order, the newest first, as far as nothing that is not read yet could stand between them.
import { valueAt } from '../../../language/paths.ts'
import type { Row } from '../../client/records/Row.ts'

export interface Entries {
  /** Path of the time that its rows stand at. */
  readonly time: string
  readonly rows: readonly Row[]
  /** Reads the next older ones; undefined where these are all. */
  readonly more: (() => void) | undefined
}

export interface Entry<S extends Entries> {
  readonly source: S
  readonly row: Row
  /** As it is on the wire. */
  readonly time: string
}

const timeOf = ({ time }: Entries, row: Row): string => {
  const value = valueAt(row, time)
  return typeof value === 'string' ? value : ''
}
const momentOf = (source: Entries, row: Row): number => new Date(timeOf(source, row)).getTime()

/** How far back all of a source is known: to its oldest row, where it has more; one that changed may stand anywhere among them. */
const knownTo = (source: Entries): number =>
  source.more && source.rows.length > 0 ? Math.min(...source.rows.map((row) => momentOf(source, row))) : Number.NEGATIVE_INFINITY

const horizonOf = (sources: readonly Entries[]): number => Math.max(Number.NEGATIVE_INFINITY, ...sources.map(knownTo))

export const mergeEntries = <S extends Entries>(sources: readonly S[]): readonly Entry<S>[] => {
  const horizon = horizonOf(sources)
  return sources
    .flatMap((source) => source.rows.map((row) => ({ source, row, time: timeOf(source, row), at: momentOf(source, row) })))
    .filter(({ at }) => at >= horizon)
    .toSorted((one, other) => other.at - one.at)
}

/** Those that have to be read on for one to see further back. */
export const furtherBack = <S extends Entries>(sources: readonly S[]): readonly S[] => {
  const horizon = horizonOf(sources)
  return sources.filter((source) => source.more !== undefined && knownTo(source) >= horizon)
}
