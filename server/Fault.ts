// What stops an operation: a code, and a text as a locale key with its parameters. Anything else that is thrown is INTERNAL.

export type FaultCode =
  | 'DENIED'
  | 'UNAUTHENTICATED'
  | 'KEY_REUSED'
  | 'KEY_EXPIRED'
  | 'IN_PROGRESS'
  | 'BAD_REQUEST'
  | 'LIMIT'
  | 'UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'INTERNAL'

export class Fault extends Error {
  readonly code: FaultCode
  readonly template: string
  readonly params: readonly string[]

  /**
   * @param message English, for clients without the key
   * @param template locale key; params fill its {0}, {1}
   */
  constructor(code: FaultCode, message: string, template = `errors.${code}`, params: readonly string[] = []) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.template = template
    this.params = params
  }
}
