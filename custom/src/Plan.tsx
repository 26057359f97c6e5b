// The plan in Settings > General: what the site owner has, and the way to more (domain 10.1).
import type { ReactElement } from 'react'
import { Term, useText } from '../../src/kit.ts'
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
        <Term name={text('plan.name')}>{client?.subscriptionPlan ?? coming}</Term>
        <Term name={text('plan.client')}>{client?.name ?? coming}</Term>
        <Term name={text('plan.id')}>{client?.id ?? coming}</Term>
      </dl>
      <p className="planNote">{text('plan.cancel')}</p>
      <div className="planUpgrade">
        <UpgradeButton />
      </div>
    </>
  )
}

export default Plan
