// An input that breaks a rule of its fields. Expected: it is answered as Invalid, and nothing is done.

export interface InputError {
  /** Name of the field in the input; '' for the whole. */
  readonly field: string
  readonly code: string
  /** Locale key and what fills it; a parameter that begins with @ is itself a key. */
  readonly template: string
  readonly params: readonly string[]
}

export class InvalidInput extends Error {
  readonly errors: readonly InputError[]

  constructor(errors: readonly InputError[]) {
    super(errors.map((each) => `${each.field}: ${each.code}`).join(', '))
    this.name = 'InvalidInput'
    this.errors = errors
  }
}
