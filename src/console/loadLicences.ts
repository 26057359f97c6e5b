// The libraries that this build is made with; read when somebody asks for them.
export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

export const loadLicences = async (): Promise<readonly Licence[]> => (await import('virtual:licences')).default
