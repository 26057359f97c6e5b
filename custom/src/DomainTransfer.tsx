// How far the move to another domain is, and how the last one ended.
import type { ReactElement } from 'react'
import { time } from '../../language/fields/time.ts'
import { useTextContext } from '../../src/kit.ts'
import type { DomainMigration } from '../wire/siteOwner.ts'
import './dnsRecords.css'

export interface DomainTransferProps {
  readonly migration: DomainMigration
  readonly running: boolean
}

export const DomainTransfer = ({ migration, running }: DomainTransferProps): ReactElement | null => {
  const context = useTextContext()
  const { t: text } = context
  const said = (moment: string | null): string => (moment === null ? '–' : time.text(moment, {}, context))
  const { state, domains, started, finished, message } = migration
  const main = domains[0] ?? ''
  if (state === 'NONE') return null
  return (
    <>
      <h3 className="dnsTitle">{text('domainName.migration')}</h3>
      {state === 'FAILED' && <p role="alert">{text('domainName.failed', [main])}</p>}
      {state === 'DONE' && <p>{text('domainName.loginAgain', [main])}</p>}
      <dl className="facts">
        <dt>{text('domainName.to')}</dt>
        <dd>{domains.join(', ')}</dd>
        <dt>{text('domainName.state')}</dt>
        <dd>
          <output>{text(`domainName.${state}`)}</output>
        </dd>
        <dt>{text('domainName.started')}</dt>
        <dd>{said(started)}</dd>
        <dt>{text('domainName.finished')}</dt>
        <dd>{said(finished)}</dd>
        <dt>{text('domainName.message')}</dt>
        <dd>{message ?? '–'}</dd>
      </dl>
      {running && <p>{text('domainName.running')}</p>}
    </>
  )
}
