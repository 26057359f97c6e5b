// Which build this is, and the libraries that it is made with.

declare const __VERSION__: string
declare const __BUILT__: string

export const build = {
  version: __VERSION__,
  /** ISO time. */
  time: __BUILT__,
} as const

export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** The libraries that this build is made with; read when somebody asks for them. */
export const loadLicences = async (): Promise<readonly Licence[]> => (await import('virtual:licences')).default
