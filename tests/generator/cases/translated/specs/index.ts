// A further language: by texts, by a key where one text is two things; what is left out is said as in the specs.
import { app as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const app = { ...library, languages: ['de'] }
