// Who somebody is and what they may, as a fake server says it of somebody who likes the console as it comes.

interface Held {
  readonly id: string
  readonly role: string
  readonly authorities: readonly string[]
}

export const authoritiesOf = ({ id, role, authorities }: Held) => ({
  answer: { __typename: 'Authorities', id, role, authorities, language: null, zone: null, rows: null, quiet: null, newsSeen: null },
})
