// A list of the site's configuration that leaves out a field which has another name, and a part whose list there is not.
import { entities as library } from '../../library/specs/index.ts'
import { definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const front = definePart({
  read: 'readHouse',
  update: 'changeHouse',
  hiddenBy: 'leftOut',
  fields: {
    leftOut: { kind: 'choices', label: 'Left out', options: { motto: 'Motto', moto: 'Motto of old', sign: { label: 'Sign', retired: true } } },
    disabledPages: { kind: 'texts', label: 'Switched off' },
    motto: { kind: 'text', label: 'Motto' },
  },
})
const back = definePart({ read: 'readHouse', update: 'changeHouse', hiddenBy: 'leftout', fields: { door: { kind: 'text', label: 'Door' } } })

export const entities = { ...library, HouseSettings: { ...library.HouseSettings, parts: { front, back } } }
