// The one record of a single entity: a detail without a key in its path. A file of its own, since settings are a part that loads by that name (product spec 2).
export { default } from './DetailScreen.tsx'
