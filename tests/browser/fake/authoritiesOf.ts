// Who somebody is and what they may, as a fake server says it of somebody who likes the console as it comes.

interface Held {
  readonly id: string
  readonly role: string
  readonly authorities: readonly string[]
  readonly screenName?: string
}

/** Nobody's picture. */
const avatar = {
  __typename: 'Avatar',
  processingStatus: 'OK',
  urlPart: null,
  uuid: null,
  fileId: null,
  updateTime: null,
  contentType: null,
  metadata: null,
}

const unsaid = { language: null, zone: null, rows: null, quiet: null, newsSeen: null }

export const authoritiesOf = ({ id, role, authorities, screenName = 'Robin' }: Held) => ({
  answer: { __typename: 'Authorities', id, role, authorities, screenName, avatar, ...unsaid },
})
