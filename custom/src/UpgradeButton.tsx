// The Upgrade button: on the STARTER plan only, so nowhere while the plan is unknown (product spec 2, domain 13.2).
import { Suspense, useState, type ReactElement } from 'react'
import { lazyScreen, underLook, useText } from '../../src/kit.ts'
import { useClientDetails } from './useClientDetails.ts'

const UpgradeDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./UpgradeDialog.tsx')).UpgradeDialog })),
  { as: 'dialog' },
)

const UpgradeButton = (): ReactElement | null => {
  const text = useText()
  const { client, again } = useClientDetails()
  const [open, setOpen] = useState(false)
  if (client?.subscriptionPlan !== 'STARTER') return null
  return (
    <>
      <button type="button" className="button primary" onClick={() => setOpen(true)}>
        {text('upgrade.button')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <UpgradeDialog client={client} again={again} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default UpgradeButton
