// The logged-in person as the contract tells it (type Viewer).
import type { SignFile } from '../authorize/writeAnswer.ts'
import type { Person } from './people.ts'

const avatarOf = ({ id, avatar }: Person): object => ({
  processingStatus: avatar?.['processingStatus'] ?? 'OK',
  urlPart: avatar?.['urlPart'] ?? null,
  uuid: avatar?.['uuid'] ?? null,
  fileId: avatar ? { subjectId: id, type: 'avatar', fileNumber: 0 } : null,
  updateTime: null,
  contentType: avatar?.['contentType'] ?? null,
  metadata: null,
})

/** What the product does not keep. */
const unknown = {
  registrationTime: null,
  timeZone: null,
  registrationIp: null,
  lastLoginTime: null,
  lastLoginIp: null,
  referralUrl: null,
}

export const viewerOf = (person: Person, rights: ReadonlySet<string>, sign: SignFile): object => ({
  id: person.id,
  email: person.email,
  screenName: person.screenName,
  username: person.username,
  phone: person.phone,
  role: person.role,
  accountInfo: { disabled: !person.enters, ...unknown, ...person.account },
  avatar: person.avatar ? sign(avatarOf(person)) : avatarOf(person),
  authorities: [...rights].toSorted(),
})
