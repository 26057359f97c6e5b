// One statement of the product spec, and where it stands. Which tests prove it is found in the tests themselves (tests/covers.ts).

/** The product spec's own words, and the files that hold them true. */
export type Row = readonly [says: string, ...stands: readonly [string, ...string[]]]

export type Rows = Readonly<Record<string, Row>>
