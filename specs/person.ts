// Who logs in: the user, and where the console finds what it knows of them.
import { definePerson } from './vocabulary.ts'

export const person = definePerson({
  entity: 'User',
  email: 'email',
  password: 'credentials.password',
  role: 'role',
  screenName: 'screenName',
  username: 'username',
  phone: 'personal.phone',
  avatar: 'avatar',
  account: {
    registrationTime: 'registration.registrationTime',
    registrationIp: 'registration.registrationIp',
    lastLoginTime: 'registration.lastLoginTime',
    lastLoginIp: 'registration.lastLoginIp',
    timeZone: 'registration.timeZone',
    referralUrl: 'registration.referralUrl',
  },
  enters: ['ACTIVE'],
  refusal: 'login_permission_error_text',
  viewAs: 'viewAsAnyRole',
  exports: 'exportAnyList',
  secondFactor: { requiredOf: 'secondFactor' },
})
