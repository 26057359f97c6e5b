// Settings > Domain name: the domains of today, the running or last move to another, and what to set at the DNS first (domain 13.3).
import { useEffect, type ReactElement } from 'react'
import { Problem, RowActions, Term, useText, type CustomSectionProps } from '../../src/kit.ts'
import { DnsRecords } from './DnsRecords.tsx'
import { DomainTransfer } from './DomainTransfer.tsx'
import { useClientDetails } from './useClientDetails.ts'
import { useDomainMigration } from './useDomainMigration.ts'

const DomainName = ({ record, table }: CustomSectionProps): ReactElement => {
  const text = useText()
  const { client, failed: silent, again: readClient } = useClientDetails()
  const { migration, running, failed, again } = useDomainMigration()
  const done = migration?.state === 'DONE'
  useEffect(() => {
    if (done) void readClient()
  }, [done, readClient])
  if (silent || failed) return <Problem text={text('domainName.silent')} onRetry={() => void Promise.all([readClient(), again()])} />
  if (!client || !migration) return <output />
  const { domains } = client
  return (
    <>
      <dl className="facts">
        <Term name={text('domainName.current')}>{domains.length === 0 ? text('domainName.none') : domains.join(', ')}</Term>
      </dl>
      <DomainTransfer migration={migration} running={running} />
      <DnsRecords records={migration.records} />
      {!running && <RowActions entity={table} paths={['createDomainMigration']} record={record} />}
    </>
  )
}

export default DomainName
