// A second factor: a setting that says which roles need one, what is set up as an entity, its section, and its removal, for which one says the password.
import { entities as others, menu as everyday, person as whoever } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

const factors = defineEntity({
  entity: 'Book',
  label: { one: 'Factor', many: 'Factors' },
  title: 'name',
  titleElse: ['kind'],
  storedAs: 'factors',
  own: 'person',
  read: 'readBooks',
  ownRead: 'readMe',
  fields: {
    person: { kind: 'reference', label: 'Whose', entity: 'Member', written: 'server' },
    kind: { kind: 'choice', label: 'Kind', options: { APP: 'App', PASSKEY: 'Passkey', CODES: 'Codes' }, required: true, written: 'server' },
    name: { kind: 'text', label: 'Name', written: 'server' },
    codesLeft: { kind: 'integer', label: 'Codes left', written: 'server' },
    added: { kind: 'time', label: 'Added', required: true, written: 'server' },
  },
  remove: { label: 'Remove', needs: 'changeMembers', own: 'changeMe', ownAsks: 'password', undo: { never: 'it is set up anew' } },
  list: { path: '/factors', columns: ['kind', 'name', 'codesLeft', 'added'], sort: { by: 'id', first: 'oldest' }, actions: ['remove'] },
})

const { HouseSettings: house, Member: members } = others
const { detail } = members

export const menu = { ...everyday, side: (everyday.side ?? []).filter(({ to }) => !('list' in to && to.list === 'Book')) }
export const person = { ...whoever, secondFactor: { requiredOf: 'secondFactor' } }
export const entities = {
  ...others,
  HouseSettings: {
    ...house,
    fields: { ...house.fields, secondFactor: { kind: 'choices', label: 'Second factor of', options: { director: 'Directors', librarian: 'Librarians' } } },
  },
  Member: {
    ...members,
    detail: { ...detail, sections: { ...detail?.sections, factors: { kind: 'factors', label: 'Second factor', entity: 'Book', by: 'person' } } },
  },
  Book: factors,
}
