// Yes or no.
import type { FilterKind } from './kind.ts'
import { someOf, valuesIn } from './values.ts'

export const flag = {
  wire: (value) => {
    const values = someOf(value)
    return values && values[0] === 'true'
  },
  sensible: valuesIn,
  word: (value) => (value === 'true' ? 'words.yes' : 'words.no'),
  whole: true,
} as const satisfies FilterKind
