// How a name in a spec becomes a name in GraphQL, in the database and in the address. One place, so that all agree.

const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** review.status -> reviewStatus; the name of a path in filters, sorts and guards. */
export const camel = (path: string): string =>
  path
    .split('.')
    .map((piece, at) => (at === 0 ? piece : capital(piece)))
    .join('')
/** A field's name in filters. */
export const filterName = ({ path, wire }: { readonly path: string; readonly wire?: string }): string => wire ?? camel(path)
/** A field's name in inputs and arguments. */
export const inputName = ({ name, wire }: { readonly name: string; readonly wire?: string }): string => wire ?? name
/** review.status -> ReviewStatus */
export const pascal = (path: string): string => capital(camel(path))
/** In words: ReadingRoom -> Reading room, fieldBoardGames -> Field board games */
export const spoken = (name: string): string => capital(words(name).join(' ').toLowerCase())
/** openOrder -> open_order */
export const snake = (name: string): string => words(name).join('_').toLowerCase()
/** OpenOrder -> openOrders; Currency -> currencies */
export const pluralOf = (entity: string): string => {
  const name = entity.charAt(0).toLowerCase() + entity.slice(1)
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(name) ? (name.endsWith('Settings') ? name : `${name}es`) : `${name}s`
}
/** The variable that says whether a guarded part or field is read: review -> readsReview */
export const guardOf = (path: string): string => `reads${pascal(path)}`
export const operationOf = (wire: string, verb: string): string => `${wire}${capital(verb)}`
