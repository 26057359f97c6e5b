// The client manager that ships: fixed answers, and a migration that moves along in time. It forgets everything with the process.
import type { ClientDetails, DnsRecord, DomainMigration } from '../../wire/siteOwner.ts'
import type { Operator } from './Operator.ts'

type DomainRequest = Pick<DomainMigration, 'domains'> & { readonly at: number; readonly key: string }

/** Milliseconds until the DNS is seen, and until the migration is over. */
const dnsSeenAfterMs = 20_000
const migratedAfterMs = 50_000

/** Domains that begin with it fail, so that one sees what that looks like. */
const failing = 'fails.'

const records: readonly DnsRecord[] = [
  { kind: 'A', name: '@', value: '192.0.2.10' },
  { kind: 'CNAME', name: 'www', value: 'sites.example.net' },
]

const client: ClientDetails = {
  subscriptionPlan: 'STARTER',
  name: 'Example Media Ltd',
  id: '1001',
  email: 'owner+site@example.com',
  domains: ['demo.example.com'],
}

const iso = (time: number): string => new Date(time).toISOString()

const migrationAt = (asked: DomainRequest | undefined, now: number): DomainMigration => {
  if (!asked) return { state: 'NONE', domains: [], started: null, finished: null, message: null, records }
  const { domains, at } = asked
  const age = now - at
  const common = { domains, started: iso(at), finished: null, message: null, records }
  if (age < dnsSeenAfterMs) return { ...common, state: 'PENDING', message: 'Waiting until the DNS records are seen' }
  if (age < migratedAfterMs) return { ...common, state: 'IN_PROGRESS', message: 'Certificates are being made' }
  const failed = domains[0]?.startsWith(failing) === true
  const finished = iso(at + migratedAfterMs)
  return failed
    ? { ...common, state: 'FAILED', finished, message: 'The DNS records lead elsewhere' }
    : { ...common, state: 'DONE', finished }
}

/** @param now milliseconds since 1970; the clock when not given */
export const standIn = ({ now = Date.now }: { readonly now?: () => number } = {}): Operator => {
  let asked: DomainRequest | undefined
  let domains = client.domains
  const current = (): DomainMigration => {
    const migration = migrationAt(asked, now())
    if (migration.state === 'DONE') domains = migration.domains
    return migration
  }
  return {
    clientDetails: async () => {
      current()
      return { ...client, domains }
    },
    getDomainMigration: async () => current(),
    createDomainMigration: async (wanted, key) => {
      current()
      if (asked?.key !== key) asked = { domains: wanted, at: now(), key }
    },
  }
}
