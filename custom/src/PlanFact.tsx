// The plan among the facts of About.
import type { ReactElement } from 'react'
import { useText } from '../../src/kit.ts'
import { useClientDetails } from './useClientDetails.ts'

export const PlanFact = (): ReactElement | null => {
  const text = useText()
  const { client } = useClientDetails()
  if (!client) return null
  return (
    <div>
      <dt>{text('plan.name')}</dt>
      <dd>{client.subscriptionPlan}</dd>
    </div>
  )
}
