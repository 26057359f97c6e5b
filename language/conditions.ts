// Conditions as data: what a record has to be, so that a guard lets pass what is done with it. In a row everything has to hold; of several rows one.

/** One of these values, none at all, or whoever asks. */
export type ConditionValues = readonly string[] | 'empty' | 'viewer'
/** What stands under each path: published: ['true'], status: { not: ['DELETED'] }, id: { not: 'viewer' }. */
export type ConditionRow<Path extends string> = { readonly [P in Path]?: ConditionValues | { readonly not: ConditionValues } }
export type ConditionSpec<Path extends string> = ConditionRow<Path> | readonly [ConditionRow<Path>, ...ConditionRow<Path>[]]

export interface ConditionTest {
  readonly path: string
  readonly is: ConditionValues
  /** It must be anything but that. */
  readonly not?: true
}
export interface ConditionModel {
  /** Its words, where it does not hold, are the text guards.<name>. */
  readonly name: string
  readonly rows: readonly (readonly ConditionTest[])[]
}

const isAs = (value: unknown, is: ConditionValues, viewer: string): boolean => {
  if (is === 'empty') return value === null || value === undefined
  if (is === 'viewer') return value === viewer
  return is.includes(typeof value === 'boolean' || typeof value === 'number' ? String(value) : (value as string))
}

/** @param value what stands under the test's path */
export const passes = ({ is, not }: ConditionTest, value: unknown, viewer: string): boolean => isAs(value, is, viewer) !== (not === true)

/** All of a row, of several rows one. */
export const holds = ({ rows }: ConditionModel, passed: (test: ConditionTest) => boolean): boolean => rows.some((row) => row.every(passed))

/** @param record whole, by path */
export const meets = (condition: ConditionModel, record: object, viewer: string): boolean =>
  holds(condition, (test) => passes(test, Reflect.get(record, test.path), viewer))
