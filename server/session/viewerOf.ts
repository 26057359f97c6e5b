// The logged-in person as the contract tells it (type Viewer).
import type { RoleRights } from '../authorize/roleRights.ts'
import type { SignFile } from '../authorize/writeAnswer.ts'
import type { Asked } from './factors/FactorParts.ts'
import type { LoggedIn } from './login.ts'
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

/** How somebody is called and seen. */
export const faceOf = (person: Person, sign: SignFile): object => ({
  screenName: person.screenName,
  avatar: person.avatar ? sign(avatarOf(person)) : avatarOf(person),
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
  ...faceOf(person, sign),
  username: person.username,
  phone: person.phone,
  role: person.role,
  accountInfo: { disabled: !person.enters, ...unknown, ...person.account },
  authorities: [...rights].toSorted(),
})

/** LoginAnswer of the contract: who is logged in, or what is asked besides. */
export const toLoginAnswer = (
  { rights, signFile }: { readonly rights: RoleRights; readonly signFile: SignFile },
  came: LoggedIn | Asked,
): object => {
  if (!('person' in came)) return { viewer: null, code: null, challenge: came }
  return { viewer: viewerOf(came.person, rights.of(came.person.role), signFile), code: came.code, challenge: null }
}
