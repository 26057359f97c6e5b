// The operations that belong to no entity: login, logout, rights, operation keys, the live channel.
export { sessionDocuments } from '#generated/documents/session.ts'
