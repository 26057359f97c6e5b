// A member's sections in tabs, and what waits about a member in the head: how many loans are out, of guests alone.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'


const members = {
  ...library.Member,
  detail: {
    ...library.Member.detail,
    head: {
      ...library.Member.detail?.head,
      open: { loans: { label: 'Loans that are out', entity: 'Loan', by: 'member', where: { field: 'status', is: ['OUT'] }, of: ['guests'] } },
    },
    tabs: {
      card: { label: 'Card', sections: ['profile', 'address'] },
      reading: { label: 'Reading', sections: ['loans', 'reading', 'account'] },
    },
  },
}

export const entities = { ...library, Member: members }
