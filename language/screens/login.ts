// How one gets in.
import type { ScreenKind } from './kind.ts'

/** E-mail, password and a button, open to anyone. A product that has no screen at /login has this one. */
export interface LoginScreenSpec {
  readonly path: '/login'
  readonly label: string
  readonly shows: 'login'
}

export const login = { shows: 'anything' } as const satisfies ScreenKind
