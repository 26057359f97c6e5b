// The address of one record's screen, and which screen that is.
import { paramsIn, referenceOf } from '../../../language/addresses.ts'
import { valueAt } from '../../../language/paths.ts'
import type { Row } from './Row.ts'
import { screenKind } from '../../../language/screens/index.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../../language/model.ts'

/** Stands for whose it is where that is not known; the screen puts it right once its record is there. */
const unknown = '-'

const ownerOf = (record: Row | undefined, param: string): string => {
  const card = record && valueAt(record, referenceOf(param))
  return typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : unknown
}

/** /people/:userId and 42 -> /people/42; /people/:userId/things/:thingId and 7 -> /people/42/things/7 where the record is at hand. */
export const addressOf = (path: string, id: string, record?: Row): string => {
  const params = paramsIn(path)
  return path.replace(/:([A-Za-z]+)/g, (_whole, param: string) => encodeURIComponent(param === params.at(-1) ? id : ownerOf(record, param)))
}

/** The screen that shows one record of an entity by itself: at an address of its own that names the record and nothing else. */
export const ownScreen = (entity: string): ScreenModel | undefined =>
  screens.find((each) => each.entity === entity && screenKind(each).shows === 'record' && each.path.split('/:').length === 2)
