// Where it came from.
import { definePart } from '../../../library/specs/vocabulary.ts'

export const history = definePart({
  read: 'readBooks',
  fields: {
    /** On the day it came in. */
    bought: { kind: 'date', label: 'Bought', written: 'server' },
  },
})
