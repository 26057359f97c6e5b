// Whether what a column holds stays what it is where specs want it otherwise.
import { heldRoles, holdsUnknown } from './state.ts'
import type { ColumnRow } from './statements.ts'

/** Types whose values all fit into the other. No whole number becomes an amount: that counts hundredths. */
const widens = (from: string, to: string): boolean => {
  const [old, next] = [from, to]
    .map((each) => /^numeric\((\d+),(\d+)\)$/.exec(each))
    .map((each) => each && { all: Number(each[1]), after: Number(each[2]) })
  return Boolean(old && next && next.after >= old.after && next.all - next.after >= old.all - old.after)
}

/** Values that records may hold and nobody could name any more. */
const goneOptions = (old: ColumnRow, wanted: ColumnRow): readonly string[] =>
  wanted.options ? (old.options ?? []).filter((each) => ![...(wanted.options ?? []), ...(wanted.retired ?? [])].includes(each)) : []

/** What rows may hold and nobody would read any more. */
const goneRows = ({ rows = [] }: ColumnRow, wanted: ColumnRow): readonly string[] =>
  wanted.rows ? rows.filter((each) => !wanted.rows?.includes(each)) : []

/** No field can be called so: it is the state of a lifecycle. */
const isState = ({ name }: ColumnRow): boolean => name === 'status'

const isRole = ({ holds }: ColumnRow): boolean => holds === heldRoles

const mayHold = (gone: readonly string[], wanted: ColumnRow): string => {
  if (isRole(wanted))
    return `existing records may be of the role ${gone.join(', ')}: keep it, behind a flag (when) where nobody shall have it any more`
  return isState(wanted)
    ? `existing records may be ${gone.join(', ')}: keep it, with reached: 'outside' where no transition leads there any more`
    : `existing records may hold ${gone.join(', ')}: keep it with retired: true, { label: 'As before', retired: true }; once it is retired and none holds it, it may go`
}

export const fits = (old: ColumnRow, wanted: ColumnRow): boolean => old.sql === wanted.sql || widens(old.sql, wanted.sql)

export interface Other {
  readonly narrowing: string
  /** Options that are there no more. */
  readonly gone?: readonly string[]
}

/** A key has no other field that it could go on in: whatever refers to its records holds it. */
const remedy = (old: ColumnRow, { name, holds }: ColumnRow): string => {
  if (name !== 'id' && (holds === undefined || old.holds !== holds)) return 'give the field a new name'
  const renamed = name === 'id' && old.holds !== undefined ? ', and say `was` where its field is only called otherwise' : ''
  return `records that are stored keep their key, and so does what refers to them: leave key of the entity as it was${renamed}`
}

/** One of some is asked by its options whether it is a role. */
const holdsAnother = (old: ColumnRow, wanted: ColumnRow): boolean => {
  if (isRole(wanted) && old.holds === undefined) return false
  return ![holdsUnknown, wanted.holds].includes(old.holds) && (old.holds === undefined || old.holds !== wanted.held)
}

/** Why what is stored would not stay what it is; undefined where it does. */
export const otherwise = (old: ColumnRow, wanted: ColumnRow): Other | undefined => {
  const holdsOther = holdsAnother(old, wanted) && (wanted.name !== 'id' || old.sql === wanted.sql)
  if (holdsOther || !fits(old, wanted)) {
    const [from, to] = [(holdsOther ? old.holds : undefined) ?? old.sql, (holdsOther ? wanted.holds : undefined) ?? wanted.sql]
    return { narrowing: `stored values are ${from} and cannot become ${to}: ${remedy(old, wanted)}` }
  }
  if (wanted.options && !old.options && !isState(wanted) && !(isRole(wanted) && old.holds === holdsUnknown))
    return { narrowing: 'existing records may hold what is none of its options: give the field a new name' }
  const rows = goneRows(old, wanted)
  if (rows.length > 0) return { narrowing: `existing rows may hold ${rows.join(', ')}: keep it, an option with retired: true` }
  const gone = goneOptions(old, wanted)
  return gone.length === 0 ? undefined : { narrowing: mayHold(gone, wanted), gone }
}

/** What the field is called, as columns are. */
export const ownerOf = ({ field, name }: ColumnRow): string => field ?? name
/** The name that the field had until now. */
const earlierField = ({ name, field, was }: ColumnRow): string | undefined =>
  was === undefined || field === undefined ? was : was.slice(0, was.length - (name.length - field.length))

/** Where a field held its values until now, in a column that it has no more. */
export const behind = (wanted: ColumnRow, old: readonly ColumnRow[], all: readonly ColumnRow[]): Other | undefined => {
  const names = [ownerOf(wanted), earlierField(wanted)]
  const other = old.find(
    (each) => !each.left && names.includes(ownerOf(each)) && !all.some(({ name, was }) => name === each.name || was === each.name),
  )
  return other && { narrowing: `what it holds would stay behind in "${other.name}", where nobody reads it: give the field a new name` }
}
