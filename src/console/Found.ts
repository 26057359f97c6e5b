// What the search over everything offers: a screen, or a record that was found.
export interface Found {
  readonly key: string
  readonly title: string
  /** What tells it from others of the same title. */
  readonly line: string | undefined
  /** What it is: Screen, User. */
  readonly kind: string
  readonly address: string
  /** It leads to a list with more of the sort. */
  readonly more?: true
}
