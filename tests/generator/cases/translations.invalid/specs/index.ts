// Translations of what is not said, without the parameters, that cannot be read, and that are not there.
import { app as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const app = { ...library, languages: ['de', 'fr', 'nl', 'pt'] }
