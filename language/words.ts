// The names one product gives to things. The language knows none of them; it is spoken in them.

export interface AnyWords {
  readonly role: string
  readonly group: string
  readonly right: string
  /** Names given to requirements in access. */
  readonly named: string
  readonly entity: string
  readonly flag: string
}
