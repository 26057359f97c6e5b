// Roles, rights and who logs in.
import type { Guard } from '../access.ts'
import type { TextKey } from './text.ts'

export interface RoleModel {
  readonly name: string
  readonly one: TextKey
  readonly many: TextKey
  readonly staff: boolean
  readonly when?: string
}

export interface RightModel {
  readonly name: string
  readonly area: string
  readonly scope: 'any' | 'my' | 'client' | 'later'
  readonly holders: readonly string[]
  /** Of a right whose feature is not built yet: what is missing, and the roles that will hold it. */
  readonly later?: { readonly why: string; readonly holders: readonly string[] }
}

/** Something that asks a right: what it is called, and whose it is. */
export interface RightAskedModel {
  readonly of: TextKey
  /** Absent = all of it but what asks something else. */
  readonly is?: TextKey
}

/** A right in words, with what names it; that may ask more besides. */
export interface RightTextModel extends Pick<RightModel, 'name' | 'scope'> {
  readonly area: TextKey
  /** Screens by their names. */
  readonly opens: readonly TextKey[]
  readonly does: readonly RightAskedModel[]
  readonly reads: readonly RightAskedModel[]
  /** Masked values. */
  readonly reveals: readonly RightAskedModel[]
  readonly changes: readonly RightAskedModel[]
}

export interface PersonModel {
  readonly entity: string
  /** Paths in that entity. */
  readonly email: string
  readonly password: string
  readonly role: string
  readonly screenName: string
  readonly username?: string
  readonly phone?: string
  readonly avatar?: string
  readonly account: {
    readonly registrationTime?: string
    readonly registrationIp?: string
    readonly lastLoginTime?: string
    readonly lastLoginIp?: string
    readonly timeZone?: string
    readonly referralUrl?: string
  }
  /** States of the person's own lifecycle that may log in; none where there is no lifecycle. */
  readonly enters: readonly string[]
  /** The notice for whoever may not enter. */
  readonly refusal: TextKey
  /** Roles that may enter the console. */
  readonly staff: readonly string[]
  /** Who may look at the console as another of those roles, as far as one's own rights go, and change nothing; absent = nobody. */
  readonly viewAs?: Guard
  /** Who may take out what a list shows, as a file, beside the right to read that list; absent = nobody. */
  readonly exports?: Guard
  /** People may set up a second factor for their login; absent = there is none. */
  readonly secondFactor?: {
    /** The setting of the site's configuration (choices) that says which roles have to have one: 'login.requiredOf'. Empty there: nobody. */
    readonly requiredOf: string
  }
}
