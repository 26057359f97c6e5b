// The one decision before anything runs: may this viewer run this operation with these arguments, and which of its fields may they read?
import { decide, type Guard, type Viewer } from '../../language/access.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import { pathGuards } from './fieldGuards.ts'
import { readableOf, type Readable } from './readableOf.ts'
import type { RootField } from './Shape.ts'
import { statsOf } from '../queries/statsOf.ts'
import { remember } from '../../language/remember.ts'

type Args = Readonly<Record<string, unknown>>

export interface RootCall {
  readonly root: RootField
  readonly operation: OperationModel
  readonly entity: EntityModel
  readonly args: Args
  /** Values of the document's Boolean variables. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** Every no to a missing right is this one, word for word. */
export const denied = (missing: readonly string[]): Fault =>
  new Fault('DENIED', 'You do not have the right to do this', 'errors.DENIED', missing)

const guardsOf = remember(pathGuards)

/** Paths in filter and sort; asking by a field tells its value, so it asks what reading asks. */
const askedPaths = ({ operation, entity, args }: RootCall): readonly string[] => {
  const filter = args['filter']
  const filtered = typeof filter === 'object' && filter !== null ? Object.keys(filter) : []
  const sort = args['sort'] as { readonly by?: string } | null | undefined
  const counted = operation.does === 'getStats' ? statsOf(entity, operation) : undefined
  const stats = counted ? [counted.by] : []
  const sums = operation.does === 'getSums' && entity.list?.sums ? [entity.list.sums.per, entity.list.sums.of] : []
  return [...filtered, ...(sort?.by === undefined ? [] : [sort.by]), ...stats, ...sums]
}

interface Narrow {
  readonly keys: ReadonlySet<string>
}

const ensurePaths = (asked: RootCall, viewer: Viewer, subject: string | undefined, narrow: Narrow | undefined): void => {
  const guards = guardsOf(asked.entity)
  for (const path of askedPaths(asked)) {
    if (!guards.has(path)) throw denied([])
    const guard = guards.get(path)
    if (guard) {
      const { allowed, missing } = decide(viewer, guard, subject)
      if (!allowed) throw denied(missing)
    } else if (narrow && path !== 'id' && !narrow.keys.has(path)) throw denied([])
  }
  const looks = asked.args['search'] ? asked.entity.list?.search : undefined
  if (narrow && looks?.some((path) => !narrow.keys.has(path) && !guards.get(path))) throw denied([])
}

/** Alternatives of screens that read with this operation: their rights suffice for their fields, and for nothing wider. */
const narrowBy = ({ operation }: RootCall, viewer: Viewer, { unguarded }: Readable): Narrow | undefined => {
  const open = operation.also.filter(({ rule }) => decide(viewer, { rule }).allowed)
  if (open.length === 0) return undefined
  const keys = new Set(open.flatMap(({ fields }) => fields))
  const wide = [...unguarded].some((path) => path !== 'id' && path !== 'version' && !keys.has(path) && !keys.has(path.split('.')[0] ?? ''))
  return wide ? undefined : { keys }
}

const lists: ReadonlySet<OperationModel['does']> = new Set<OperationModel['does']>(['search', 'findAll'])

/** A list that is refused as a whole may still be read as far as it is about the viewer. */
const narrowsToOwn = ({ operation }: RootCall, viewer: Viewer): boolean =>
  lists.has(operation.does) && !decide(viewer, operation.guard).allowed && decide(viewer, operation.guard, viewer.id).allowed

const attempt = (asked: RootCall, viewer: Viewer, subject: string | undefined): Readable => {
  const readable = readableOf(asked.root, viewer, subject, asked.variables)
  const { allowed, missing } = decide(viewer, asked.operation.guard, subject)
  const narrow = allowed ? undefined : narrowBy(asked, viewer, readable)
  if (!allowed && !narrow) throw denied(missing)
  ensurePaths(asked, viewer, subject, narrow)
  return readable
}

const hasOwn = (guard: Guard | undefined): boolean => guard?.own !== undefined

/** Whether an own… right could change the decision, so that looking for the subject pays. */
const asksOwn = ({ operation, entity }: RootCall): boolean =>
  hasOwn(operation.guard) || entity.parts.some((part) => hasOwn(part.read) || part.fields.some((field) => hasOwn(field.read)))

export interface Authorized {
  readonly readable: Readable
  /** Only as far as the records are about the viewer. */
  readonly own: boolean
}

/**
 * @param findSubject whom the record is about; asked only where it matters
 * @throws Fault DENIED, with the rights that would have sufficed
 */
export const authorize = async (asked: RootCall, viewer: Viewer, findSubject: () => Promise<string | undefined>): Promise<Authorized> => {
  let refusal: Fault | undefined
  try {
    const readable = attempt(asked, viewer, undefined)
    if (readable.denied.length === 0 || !asksOwn(asked)) return { readable, own: false }
  } catch (error) {
    if (!(error instanceof Fault) || !asksOwn(asked)) throw error
    refusal = error
  }
  const own = refusal !== undefined && narrowsToOwn(asked, viewer)
  const subject = own ? viewer.id : await findSubject()
  if (subject !== viewer.id && refusal) throw refusal
  return { readable: attempt(asked, viewer, subject === viewer.id ? subject : undefined), own }
}
