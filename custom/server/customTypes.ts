// What each custom of the server is handed, by its name.
export type * from '../../server/customTypes.ts'
