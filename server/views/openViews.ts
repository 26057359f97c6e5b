// Views that people keep of the lists they may read. A view gives nobody more than the list does: what it asks is asked, and refused, as ever.
import { decide } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { requireNamed } from '../../language/named.ts'
import { auditInsert } from '../audit/auditRecord.ts'
import { guardOfPath } from '../authorize/fieldGuards.ts'
import { mayReadEntity, readableEntity } from '../authorize/readableEntity.ts'
import type { Caller } from '../call.ts'
import type { Db, Tx } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { Fault } from '../Fault.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { People } from '../session/people.ts'
import { askedIn, placeIn } from './placeIn.ts'
import { ownViews, removeView, storeView, viewsOf, type KeptView, type StoredView } from './viewTable.ts'

export interface ViewsParts {
  readonly db: Db
  readonly product: ProductModel
  readonly people: Pick<People, 'byIds'>
}

export interface SavedView extends Pick<StoredView, 'id' | 'entity' | 'name' | 'place' | 'shared'> {
  readonly mine: boolean
  /** Screen name; empty where they are there no more. */
  readonly by: string
}

export type WantedView = Pick<KeptView, 'entity' | 'name' | 'place' | 'shared'>

export interface Views {
  /**
   * @param entity absent = of all lists that they may read
   * @throws Fault DENIED, as the others do, where the list may not be read
   */
  find(caller: Caller, entity?: string): Promise<readonly SavedView[]>
  /** @throws Fault where the name is none, or there are too many */
  save(caller: Caller, wanted: WantedView): Promise<void>
  /** @returns whether there was one */
  remove(caller: Caller, entity: string, id: string): Promise<boolean>
}

/** Of one list. */
const maxViews = 50
const maxNameSize = 60
const maxPlaceSize = 4_000

const badRequest = (what: string): Fault => new Fault('BAD_REQUEST', `Not what is expected: ${what}`)

/** A filter tells its value, so whoever may not read that hears nothing of the view. */
const isOpen = (entity: EntityModel, { place }: StoredView, caller: Caller): boolean =>
  askedIn(entity, place).every((path) => {
    const guard = guardOfPath(entity, path)
    return guard === undefined || decide(caller, guard).allowed
  })

/** What is everybody's is not changed unseen. */
const note = (tx: Tx, actor: Caller, action: 'shareView' | 'removeView', { entity, name, place }: Omit<WantedView, 'shared'>) =>
  auditInsert({ actor, action, operation: action, entity, outcome: 'DONE', input: { name, place } }).execute(tx)

class SavedViews implements Views {
  readonly #parts: ViewsParts

  constructor(parts: ViewsParts) {
    this.#parts = parts
  }

  async find(caller: Caller, of?: string): Promise<readonly SavedView[]> {
    const { db, product, people } = this.#parts
    const lists =
      of === undefined
        ? product.entities.filter(({ name, list }) => list && mayReadEntity(product, caller, name))
        : [readableEntity(product, caller, of)]
    const kept = await viewsOf(
      db,
      lists.map(({ name }) => name),
      caller.id,
    )
    const found = kept.filter((each) => each.person === caller.id || isOpen(requireNamed(product.entities, each.entity), each, caller))
    const others = [...new Set(found.map(({ person }) => person))].filter((person) => person !== caller.id)
    const names = new Map((others.length === 0 ? [] : await people.byIds(others)).map(({ id, screenName }) => [id, screenName]))
    return found.map(({ person, ...view }) => {
      const mine = person === caller.id
      return { ...view, mine, by: mine ? caller.screenName : (names.get(person) ?? '') }
    })
  }

  async save(caller: Caller, { entity: of, name: written, place: given, shared }: WantedView): Promise<void> {
    const { db, product } = this.#parts
    const entity = readableEntity(product, caller, of)
    const name = written.replaceAll(/\p{Cc}/gu, ' ').trim()
    if (name === '' || name.length > maxNameSize) throw badRequest('name')
    const place = given.length > maxPlaceSize ? undefined : placeIn(entity, given)
    if (place === undefined) throw badRequest('place')
    const view: KeptView = { person: caller.id, entity: of, name, place, shared }
    await inTransaction(db, async (tx) => {
      // Of two that are kept at once none goes beyond what one may keep.
      await oneAtATime({ tx }, `views ${of} ${caller.id}`)
      const own = await ownViews(tx, view)
      const before = own.find((each) => each.name.toLowerCase() === name.toLowerCase())
      if (!before && own.length >= maxViews)
        throw new Fault('LIMIT', `There may be ${maxViews} views of yours in a list; remove one first`, 'errors.viewsFull', [
          String(maxViews),
        ])
      await storeView(tx, view)
      if (shared) await note(tx, caller, 'shareView', view)
      else if (before?.shared) await note(tx, caller, 'removeView', before)
    })
  }

  async remove(caller: Caller, entity: string, id: string): Promise<boolean> {
    const { db, product } = this.#parts
    readableEntity(product, caller, entity)
    return inTransaction(db, async (tx) => {
      const removed = await removeView(tx, entity, caller.id, id)
      if (removed?.shared) await note(tx, caller, 'removeView', removed)
      return removed !== undefined
    })
  }
}

export const openViews = (parts: ViewsParts): Views => new SavedViews(parts)
