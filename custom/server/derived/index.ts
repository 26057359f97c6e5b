// Values that are not stored: one SQL expression each, over the alias of the entity's own table. What these files export is named nowhere else.
import type { CustomDerived } from '#generated/customs.ts'
import type { Derived } from '../../../server/kit.ts'
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
} satisfies Readonly<Record<CustomDerived, Derived>>
