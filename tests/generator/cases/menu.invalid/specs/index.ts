// Menu entries that lead nowhere, count nothing, or are there twice.
export * from '../../library/specs/index.ts'

export const menu = {
  side: [
    { to: { custom: 'welcom' }, label: 'Welcome', icon: 'dashboard' },
    { to: { list: 'Loan' }, label: 'Loans', icon: 'receiptLong' },
    { to: { list: 'Lone' }, label: 'Loans', icon: 'receiptLong' },
    { to: { queue: 'Book' }, label: 'Books', icon: 'description', counts: { entity: 'Book', view: 'maps' } },
    { to: { own: 'Book' }, label: 'Own', icon: 'person', counts: { entity: 'Member', view: 'ownig' } },
    { to: { settings: 'Member' }, label: 'Settings', icon: 'person' },
    { to: { group: 'houses' }, label: 'House', icon: 'settings', when: 'fine', needs: 'readHuose' },
    { to: { link: 'supportUrl', command: 'logout' }, label: 'Help', icon: 'help' },
    { to: { command: 'logoff' }, label: 'Leave', icon: 'logout', name: 'leave' },
    { to: { link: 'helpUrl' }, label: 'Leave', icon: 'logout', name: 'leave' },
  ],
  work: [
    { to: { list: 'Member' }, label: 'Blocked', icon: 'person', counts: { entity: 'Member', view: 'blocked' } },
    { to: { list: 'Member' }, label: 'Owing', icon: 'person', counts: { entity: 'Member', view: 'owing' } },
  ],
  groups: {},
}
