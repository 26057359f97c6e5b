// What has to be set at the DNS of a new domain, to copy.
import type { ReactElement } from 'react'
import { useText } from '../../src/kit.ts'
import type { DomainMigration } from '../wire/siteOwner.ts'
import './dnsRecords.css'

export const DnsRecords = ({ records }: Pick<DomainMigration, 'records'>): ReactElement | null => {
  const text = useText()
  if (records.length === 0) return null
  return (
    <>
      <h3 className="dnsTitle">{text('domainName.records')}</h3>
      <div className="dnsRecords">
        <table className="rowsView">
          <thead>
            <tr>
              <th scope="col">{text('domainName.recordKind')}</th>
              <th scope="col">{text('domainName.recordName')}</th>
              <th scope="col">{text('domainName.recordValue')}</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ kind, name, value }) => (
              <tr key={`${kind} ${name} ${value}`}>
                <td>{kind}</td>
                <td>{name}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
