// The person's paths, and the configuration's part, that are not there; dates that nobody could write.
import { app as plain, person as somebody } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const person = { ...somebody, entity: 'Member', email: 'mail', phone: 'phone', account: { ...somebody.account, timeZone: 'account.timezone' }, enters: ['ACTIV'], refusal: 'notAtDesk' }

export const app = { ...plain, dateFormat: 'D.M.YYYY', flags: { patrons: true, fine: true }, configuration: { entity: 'HouseSettings', part: 'font' } }
