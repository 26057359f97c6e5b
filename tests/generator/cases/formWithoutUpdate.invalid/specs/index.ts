// Forms of what nobody may change, of fields of another part, of nothing that can be read.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const members = {
  ...library.Member,
  parts: { ...library.Member.parts, secrets: { read: 'nobody', update: 'changeMembers', fields: { password: { kind: 'secret', label: 'Password' } } } },
  detail: {
    path: '/members/:memberId',
    sections: {
      account: { kind: 'form', label: 'Account', part: 'account' },
      address: { kind: 'form', label: 'Address', part: 'adress' },
      mixed: { kind: 'form', label: 'Mixed', part: 'address', fields: ['address.phone', 'name', 'account.joined'] },
    },
  },
}

export const entities = { ...library, Member: members }
