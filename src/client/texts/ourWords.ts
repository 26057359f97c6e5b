// What the server says in our texts.
import { wordsOf } from '../../../language/messages.ts'
import type { Text } from './useText.ts'

const keysOf = (param: string): readonly string[] => (param.startsWith('@') ? param.slice(1).split(' @') : [])

/** Undefined where one of its texts is not here, as of an entity that no screen has shown yet: then the server's own words stand. */
export const ourWords = (template: string, params: readonly string[], text: Text): string | undefined =>
  [template, ...params.flatMap(keysOf)].some((key) => text(key) === key) ? undefined : text(template, wordsOf(params, text))
