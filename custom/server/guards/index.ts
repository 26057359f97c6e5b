// Every guard that the specs name. What these files export is named nowhere else.
export * from './files.ts'
export * from './messages.ts'
export * from './payees.ts'
export * from './payouts.ts'
export * from './people.ts'
export * from './posts.ts'
export * from './reconciliations.ts'
export * from './systems.ts'
