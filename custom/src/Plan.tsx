// The plan in Settings > General: what the site owner has, and the way to more (domain 10.1).
import type { ReactElement } from 'react'
import { useText } from '../../src/kit.ts'
import UpgradeButton from './UpgradeButton.tsx'
import { useClientDetails } from './useClientDetails.ts'
import './plan.css'

const Plan = (): ReactElement => {
  const text = useText()
  const { client, failed } = useClientDetails()
  if (!client) return <output>{failed && text('plan.missing')}</output>
  return (
    <>
      <dl className="facts">
        <dt>{text('plan.name')}</dt>
        <dd>{client.subscriptionPlan}</dd>
        <dt>{text('plan.client')}</dt>
        <dd>{client.name}</dd>
        <dt>{text('plan.id')}</dt>
        <dd>{client.id}</dd>
      </dl>
      <p className="planNote">{text('plan.cancel')}</p>
      <UpgradeButton />
    </>
  )
}

export default Plan
