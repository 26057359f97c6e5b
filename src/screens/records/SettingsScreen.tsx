// The one record of a single entity: a detail without a key in its path.
export { default } from './DetailScreen.tsx'
