// What one stand of the specs means beside another: who gains or loses what, what clients notice, what the database does.
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql'
import type { World } from '../emitters/output.ts'
import { sdlOf } from '../emitters/sdl.ts'
import type { Stand } from '../generate.ts'
import { stepTo } from '../../language/migrations/step.ts'
import { changesBetween, type SpecChange } from './changes.ts'
import { compareAccess } from './compareAccess.ts'
import { nameOf } from './safeguards.ts'

const contract = (world: World): string => [...Object.values(world.sdl), sdlOf(world)].join('\n')

export type Verdict = 'breaking' | 'widening' | 'narrowing' | 'unjudged' | 'data'

/** A change with its place: 'specs/books.ts:41', or where it stood until now. */
export interface LocatedChange extends Pick<SpecChange, 'means' | 'words'> {
  /** Book.fields.price.positive */
  readonly what: string
  readonly place: string
}

export interface Difference {
  readonly access: readonly string[]
  /** Everything in the specs but labels, order, look and texts. */
  readonly changes: readonly LocatedChange[]
  readonly contract: readonly string[]
  readonly database: readonly string[]
  /** Empty where nothing but labels, order, look and texts is another. */
  readonly verdict: readonly Verdict[]
}

const placed = (before: Stand, after: Stand, { means, path, words, side }: SpecChange): LocatedChange => {
  const { file, line } = (side === 'after' ? after : before).locate({ code: means, path, message: words, at: 'name' })
  return { means, words, what: nameOf(path), place: `${file}:${line}${side === 'after' ? '' : ' before'}` }
}

/** The part of the contract that no spec says. */
const contractChanges = ({ world: old }: Stand, { world }: Stand): readonly LocatedChange[] => {
  const [was, is] = [old, world].map(({ sdl, sessionDocuments }): Readonly<Record<string, string>> => ({
    ...sdl,
    'documents.graphql': sessionDocuments,
  }))
  return [...new Set(Object.keys({ ...was, ...is }))]
    .filter((name) => was?.[name] !== is?.[name])
    .map((name) => ({ means: 'unjudged', what: name, words: 'is another', place: `schema/${name}` }))
}

/** What clients of the contract notice: what no longer works, and what works differently. */
const compareContracts = (before: string, after: string): { readonly lines: readonly string[]; readonly breaking: boolean } => {
  const [old, next] = [before, after].map((text) => buildSchema(text, { assumeValidSDL: true }))
  if (!old || !next) return { lines: [], breaking: false }
  const breaking = findBreakingChanges(old, next).map((each) => `breaking: ${each.description}`)
  const other = findDangerousChanges(old, next).map((each) => `careful: ${each.description}`)
  return { lines: [...breaking, ...other], breaking: breaking.length > 0 }
}

export const differenceOf = (before: Stand, after: Stand): Difference => {
  const access = compareAccess(before.world.model, after.world.model)
  const clients = compareContracts(contract(before.world), contract(after.world))
  const { sql, narrowings } = stepTo(before.world.model.tables, after.world.model.tables)
  const located = [
    ...changesBetween(before.written, after.written).map((change) => placed(before, after, change)),
    ...contractChanges(before, after),
  ]
  // What is said to be told role by role, and changes nothing for any role, is not told there.
  const told = access.gains || access.losses
  const changes = located.map((change) => (change.means === 'told' && !told ? { ...change, means: 'unjudged' as const } : change))
  const means = new Set(changes.map((change) => change.means))
  return {
    access: access.lines,
    changes,
    contract: clients.lines,
    database: [...sql.split('\n').filter(Boolean), ...narrowings.map((each) => `refused: ${each.entity} ${each.column}: ${each.message}`)],
    verdict: [
      ...(clients.breaking ? (['breaking'] as const) : []),
      ...(access.gains || means.has('widening') ? (['widening'] as const) : []),
      ...(access.losses || means.has('narrowing') ? (['narrowing'] as const) : []),
      ...(means.has('unjudged') ? (['unjudged'] as const) : []),
      ...(means.has('data') ? (['data'] as const) : []),
    ],
  }
}
