// What the live channel says (type Change of the contract).

export interface Change {
  readonly kind: 'SAVED' | 'REMOVED' | 'ATTENDED' | 'AUTHORITIES' | 'PREFERENCES' | 'RESYNC'
  readonly entity?: string
  readonly part?: string
  readonly id?: string
  readonly version?: number
  readonly created?: true
  readonly by?: string
  readonly time?: string
  readonly action?: string
  readonly authorities?: readonly string[]
}

/** A change of a record, with the person it is about: that decides who hears it and is told to nobody. */
export interface RecordChange {
  readonly change: Change & { readonly kind: 'SAVED' | 'REMOVED' | 'ATTENDED'; readonly entity: string; readonly id: string }
  readonly subject: string | undefined
}
