// The Upgrade button: on the STARTER plan only, so nowhere while the plan is unknown (product spec 2, domain 13.2). A dialog that was opened stays
// while the client manager is silent, and says so.
import { Suspense, useState, type ReactElement } from 'react'
import { lazyScreen, underLook, useText } from '../../src/kit.ts'
import { useClientDetails } from './useClientDetails.ts'
import type { ClientDetails } from '../wire/siteOwner.ts'

const UpgradeDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./UpgradeDialog.tsx')).UpgradeDialog })),
  { as: 'dialog' },
)

const UpgradeButton = (): ReactElement | null => {
  const text = useText()
  const { client: told, failed, again } = useClientDetails()
  const [opened, setOpened] = useState<ClientDetails>()
  const client = told ?? opened
  if (client?.subscriptionPlan !== 'STARTER') return null
  return (
    <>
      <button type="button" className="button primary" onClick={() => setOpened(client)}>
        {text('upgrade.button')}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <UpgradeDialog client={client} silent={failed} again={again} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export default UpgradeButton
