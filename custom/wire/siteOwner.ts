// What the client manager tells of the site owner: as the server reads it, and as the console shows it (domain 13).

export type Plan = 'STARTER' | 'PROFESSIONAL' | 'ENTERPRISE'

export interface ClientDetails {
  readonly subscriptionPlan: Plan
  readonly name: string
  readonly id: string
  readonly email: string
  readonly domains: readonly string[]
}

/** One record to set at the DNS of a new domain. */
export interface DnsRecord {
  /** A, CNAME or TXT. */
  readonly kind: string
  readonly name: string
  readonly value: string
}

export type MigrationState = 'NONE' | 'PENDING' | 'IN_PROGRESS' | 'DONE' | 'FAILED'

/** The running migration, or the last one. Times are ISO text. */
export interface DomainMigration {
  readonly state: MigrationState
  /** The main domain first. */
  readonly domains: readonly string[]
  readonly started: string | null
  readonly finished: string | null
  readonly message: string | null
  readonly records: readonly DnsRecord[]
}
