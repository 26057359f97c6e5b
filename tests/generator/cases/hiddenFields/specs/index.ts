// Fields that some profiles or the configuration leave out.
import { entities as library } from '../../library/specs/index.ts'
import { definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const front = definePart({
  read: 'readHouse',
  update: 'changeHouse',
  hiddenBy: 'disabledPages',
  sets: { changed: 'now' },
  effect: 'tellReaders',
  fields: {
    disabledPages: { kind: 'texts', label: 'Switched off' },
    motto: { kind: 'text', label: 'Motto', of: 'guests' },
    changed: { kind: 'time', label: 'Changed', written: 'server' },
  },
})

export const entities = { ...library, HouseSettings: { ...library.HouseSettings, parts: { front } } }
