// Settings > Domain name: the domains of today, the running or last move to another, and what to set at the DNS first (domain 13.3).
import { useEffect, useRef, type ReactElement } from 'react'
import { Problem, RowActions, Term, useText, type CustomSectionProps } from '../../src/kit.ts'
import { DnsRecords } from './DnsRecords.tsx'
import { DomainTransfer } from './DomainTransfer.tsx'
import { useClientDetails } from './useClientDetails.ts'
import { useDomainMigration } from './useDomainMigration.ts'

const DomainName = ({ record, table }: CustomSectionProps): ReactElement => {
  const text = useText()
  const { client, failed: silent, again: readClient } = useClientDetails()
  const { migration, running, failed, again } = useDomainMigration()
  const ran = useRef(false)
  useEffect(() => {
    // What moved while one looked on: the domains are others then.
    if (ran.current && !running) void readClient()
    ran.current = running
  }, [running, readClient])
  if (silent || failed) return <Problem text={text('domainName.silent')} onRetry={() => void Promise.all([readClient(), again()])} />
  if (!client || !migration) return <output />
  return (
    <>
      <dl className="facts">
        <Term name={text('domainName.current')}>{client.domains.length === 0 ? text('domainName.none') : client.domains.join(', ')}</Term>
      </dl>
      <DomainTransfer migration={migration} running={running} />
      <DnsRecords records={migration.records} />
      {!running && <RowActions entity={table} paths={['createDomainMigration']} record={record} />}
    </>
  )
}

export default DomainName
