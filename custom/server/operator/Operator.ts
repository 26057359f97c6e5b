// The operator's system that knows the site owner as a client: plan, domains, moves to other domains (product spec 3 and 7, domain 13).

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

export interface Operator {
  clientDetails(): Promise<ClientDetails>
  getDomainMigration(): Promise<DomainMigration>
  /** @param key the operation key: the same one moves nothing a second time */
  createDomainMigration(domains: readonly string[], key: string): Promise<void>
}

export const isRunning = ({ state }: Pick<DomainMigration, 'state'>): boolean => state === 'PENDING' || state === 'IN_PROGRESS'
