// One statement of the product spec, and where it stands. Which tests prove it is found in the tests themselves (tests/proves.ts, tests/covers.ts).

type Stands = readonly [string, ...string[]]

/** Not split: its words, and the files that hold them true. A test is named for it, and nothing compares the two. */
export type Stated = readonly [says: string, ...stands: Stands]

/** Split into what can be compared, each value by itself. */
export interface Split {
  /** Word for word (tests/coverage/productSpec.md); … stands for what another row quotes. */
  readonly says: string
  /** Every value as it stands in the quote: one, or several of a kind. */
  readonly parts: Readonly<Record<string, string | readonly string[]>>
  /** Values that the product does not have so, each with its reason. Once it has, the row fails until the reason is gone. */
  readonly notSo?: Readonly<Record<string, string>>
  /** The files that hold it true. */
  readonly stands: Stands
}

export type Row = Stated | Split

export type Rows = Readonly<Record<string, Row>>

export const isSplit = (row: Row): row is Split => 'parts' in row

export const saysOf = (row: Row): string => (isSplit(row) ? row.says : row[0])

export const standsOf = (row: Row): readonly string[] => (isSplit(row) ? row.stands : row.slice(1))

/** What is compared: its part, and the value as quoted. */
export const valuesOf = ({ parts }: Split): readonly (readonly [part: string, value: string])[] =>
  Object.entries(parts).flatMap(([part, said]) => (typeof said === 'string' ? [said] : said).map((value) => [part, value] as const))
