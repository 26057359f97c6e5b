// Values that are not stored: one SQL expression each, over the alias of the entity's own table. What these files export is named nowhere else.
export * from './banners.ts'
export * from './earnings.ts'
export * from './payee.ts'
export * from './payoutRequests.ts'
export * from './posts.ts'
export * from './settings.ts'
