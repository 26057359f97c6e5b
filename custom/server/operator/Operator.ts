// The operator's system that knows the site owner as a client: plan, domains, moves to other domains (product spec 3 and 7, domain 13).
import type { ClientDetails, DomainMigration } from '../../wire/siteOwner.ts'

export interface Operator {
  clientDetails(): Promise<ClientDetails>
  getDomainMigration(): Promise<DomainMigration>
  /** @param key the operation key: the same one moves nothing a second time */
  createDomainMigration(domains: readonly string[], key: string): Promise<void>
}

export const isRunning = ({ state }: Pick<DomainMigration, 'state'>): boolean => state === 'PENDING' || state === 'IN_PROGRESS'
