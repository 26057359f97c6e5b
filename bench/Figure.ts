// What a measured figure is: samples of one run, what they stand beside, and what is to be reached.
import type { BenchHouse } from './house/openHouse.ts'

export type Unit = 'ms' | '/s' | 'kB' | 'KiB' | 'requests' | 'lines' | '%' | 'x'

export interface Row {
  readonly what: string
  readonly unit: Unit
  readonly samples: readonly number[]
  /** What was measured in the same run to compare with, in words. */
  readonly beside?: string
  /** In words; and whether it is reached. Absent where nothing is asked. */
  readonly reach?: string
  readonly met?: boolean
}

/** One sort of figure: some belong together because they are measured together. */
export interface Figure {
  readonly name: string
  readonly measure: (house: BenchHouse) => Promise<readonly Row[]>
}
