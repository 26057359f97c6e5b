// The plan in Settings > General: what the site owner has, and the way to more (domain 10.1).
import type { ReactElement } from 'react'
import { useText } from '../../src/kit.ts'
import UpgradeButton from './UpgradeButton.tsx'
import { useClientDetails } from './useClientDetails.ts'
import './plan.css'

/** Keeps the line of what is on its way: the sections below stay where they are. */
const coming = '\u00a0'

const Plan = (): ReactElement => {
  const text = useText()
  const { client, failed } = useClientDetails()
  if (!client && failed) return <output>{text('plan.missing')}</output>
  return (
    <>
      <dl className="facts" aria-busy={!client}>
        <dt>{text('plan.name')}</dt>
        <dd>{client?.subscriptionPlan ?? coming}</dd>
        <dt>{text('plan.client')}</dt>
        <dd>{client?.name ?? coming}</dd>
        <dt>{text('plan.id')}</dt>
        <dd>{client?.id ?? coming}</dd>
      </dl>
      <p className="planNote">{text('plan.cancel')}</p>
      <div className="planUpgrade">
        <UpgradeButton />
      </div>
    </>
  )
}

export default Plan
