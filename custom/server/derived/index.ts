// Values that are not stored: one SQL expression each, over the alias of the entity's own table. What these files export is named nowhere else.
export * from './earnings.ts'
export * from './payee.ts'
export * from './people.ts'
export * from './posts.ts'
export * from './settings.ts'
