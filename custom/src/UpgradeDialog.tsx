// What the plan above this one offers and costs, and the way to it (product spec 2, domain 13.2).
import { useState, type ReactElement } from 'react'
import { app } from '#generated/app.ts'
import { Dialog, externalAddress, useConsole, useText } from '../../src/kit.ts'
import { upgradeLink } from './upgradeLink.ts'
import type { ClientDetails } from '../wire/siteOwner.ts'

export interface UpgradeDialogProps {
  readonly client: ClientDetails
  /** The client manager did not answer the last time. */
  readonly silent: boolean
  readonly again: () => Promise<void>
  readonly onClose: () => void
}

const { upgradePlan, upgradePrice, upgradeFirstMonthPrice, upgradeStorageGigabytes } = app.constants

const Way = ({ client, onGone }: { readonly client: ClientDetails; readonly onGone: () => void }): ReactElement | null => {
  const text = useText()
  const { addresses } = useConsole().configuration
  const upgrade = upgradeLink(addresses['upgradeUrl'], client.email)
  const support = externalAddress(addresses['supportUrl'])
  if (upgrade !== undefined)
    return (
      <a className="button primary" href={upgrade} target="_blank" rel="noopener noreferrer" onClick={onGone}>
        {text('upgrade.button')}
      </a>
    )
  if (support === undefined) return null
  return (
    <a className="button" href={support} target="_blank" rel="noopener noreferrer">
      {text('upgrade.contact')}
    </a>
  )
}

export const UpgradeDialog = ({ client, silent, again, onClose }: UpgradeDialogProps): ReactElement => {
  const text = useText()
  const [gone, setGone] = useState(false)
  const [checked, setChecked] = useState(false)
  const check = async (): Promise<void> => {
    setChecked(false)
    await again()
    setChecked(true)
  }
  const ways = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {text('upgrade.cancel')}
      </button>
      {gone && (
        <button type="button" className="button" onClick={() => void check()}>
          {text('upgrade.again')}
        </button>
      )}
      <Way client={client} onGone={() => setGone(true)} />
    </>
  )
  return (
    <Dialog title={text('upgrade.title', [upgradePlan])} width="xs" onClose={onClose} actions={ways} answered>
      <p>{text('upgrade.offers', [upgradePlan])}</p>
      <ul>
        <li>{text('upgrade.billing')}</li>
        <li>{text('upgrade.policy')}</li>
        <li>{text('upgrade.creators')}</li>
        <li>{text('upgrade.storage', [String(upgradeStorageGigabytes)])}</li>
      </ul>
      <p>
        {text('upgrade.price', [upgradePlan, String(upgradePrice)])}
        <br />
        {text('upgrade.firstMonth', [String(upgradeFirstMonthPrice)])}
      </p>
      <p>{text('upgrade.after')}</p>
      <output>{checked && (silent ? text('plan.missing') : text('upgrade.same', [client.subscriptionPlan]))}</output>
    </Dialog>
  )
}
