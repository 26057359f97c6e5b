// One passport a kind: a new kind cannot be registered without one.
import type { StoredKindName } from '../../../language/fields/index.ts'
import { filePassports } from './filePassports.ts'
import { otherPassports } from './otherPassports.ts'
import type { Passport } from './passport.ts'
import { plainPassports } from './plainPassports.ts'

export const passports = { ...plainPassports, ...otherPassports, ...filePassports } satisfies Record<StoredKindName, Passport>
