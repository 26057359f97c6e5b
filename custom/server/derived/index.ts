// Values that are not stored: one SQL expression each, over the alias of the entity's own table. What these files export is named nowhere else.
import type { Named } from '../customTypes.ts'
import * as banners from './banners.ts'
import * as earnings from './earnings.ts'
import * as payee from './payee.ts'
import * as payoutRequests from './payoutRequests.ts'
import * as posts from './posts.ts'
import * as settings from './settings.ts'

export const derived = {
  ...banners,
  ...earnings,
  ...payee,
  ...payoutRequests,
  ...posts,
  ...settings,
} satisfies Named['derived']
