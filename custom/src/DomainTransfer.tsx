// How far the move to another domain is, and how the last one ended.
import type { ReactElement } from 'react'
import { time } from '../../language/fields/time.ts'
import { Term, useTextContext } from '../../src/kit.ts'
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
        <Term name={text('domainName.to')}>{domains.join(', ')}</Term>
        <Term name={text('domainName.state')}>
          <output>{text(`domainName.${state}`)}</output>
        </Term>
        <Term name={text('domainName.started')}>{said(started)}</Term>
        <Term name={text('domainName.finished')}>{said(finished)}</Term>
        <Term name={text('domainName.message')}>{message ?? '–'}</Term>
      </dl>
      {running && <p>{text('domainName.running')}</p>}
    </>
  )
}
