// Masked fields in the entity itself and in a part of its own right: whose whole may be seen by whom, several in one operation, and one by nobody.
import { entities as library } from '../../library/specs/index.ts'
import { members } from '../../library/specs/members.ts'
import { definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const locker = definePart({
  label: 'Locker',
  read: 'readAddresses',
  fields: {
    code: { kind: 'masked', label: 'Code', shows: 2, reveal: 'readHouse', written: 'server' },
    spare: { kind: 'masked', label: 'Spare code', shows: 2, reveal: 'changeHouse', read: 'changeMembers', written: 'server' },
    sealed: { kind: 'masked', label: 'Sealed', shows: 2, reveal: 'nobody', written: 'server' },
    alarm: { kind: 'secret', label: 'Alarm', storedAs: 'sealed', written: 'server' },
  },
})

const masked = {
  ...members,
  confirms: { says: 'The card of {name} changes.', counts: { loans: { single: '{0} loan ends.', several: '{0} loans end.' } } },
  fields: { ...members.fields, library: { kind: 'masked', label: 'Card of another library', shows: 4, reveal: 'readHouse', written: 'server' } },
  parts: { ...members.parts, locker },
} as const

export const entities = { ...library, Member: masked }
