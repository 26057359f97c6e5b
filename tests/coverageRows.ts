// Every statement of the product spec that is tested, by its sections. tests/coverage.md shows the same for people, with the tests.
import { audience } from './coverage/rows/audience.ts'
import { beforeTheShell } from './coverage/rows/beforeTheShell.ts'
import { calls } from './coverage/rows/calls.ts'
import { constants } from './coverage/rows/constants.ts'
import { entities } from './coverage/rows/entities.ts'
import { errors } from './coverage/rows/errors.ts'
import { profile } from './coverage/rows/profile.ts'
import { questionnaire } from './coverage/rows/questionnaire.ts'
import { rights } from './coverage/rows/rights.ts'
import { screens } from './coverage/rows/screens.ts'
import { states } from './coverage/rows/states.ts'
import { validation } from './coverage/rows/validation.ts'

/** By the headings of the product spec, in its order. */
export const rows = {
  '1. What the product does and for whom': audience,
  '2. Screens and routes': { ...screens, ...beforeTheShell },
  '3. Entities and their fields': { ...entities, ...questionnaire, ...profile },
  '4. States and transitions': states,
  '5. Validation rules': validation,
  '6. Roles and permissions': rights,
  '7. Calls it makes': calls,
  '8. Error catalogue': errors,
  '9. Business constants and limits': constants,
} as const

export type RowName = { [Section in keyof typeof rows]: keyof (typeof rows)[Section] & string }[keyof typeof rows]
