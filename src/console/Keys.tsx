// ? shows the keys of the screen one is at. Its dialog is loaded with the first use.
import { Suspense, useState, type ReactElement } from 'react'
import { lazyScreen } from '../look/lazyScreen.ts'
import { keysHere, type ScreenKey } from '../look/screenKeys.ts'
import { useFreeKey } from '../look/useFreeKey.ts'
import { underLook } from '../look/underLook.ts'

const KeysDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog })),
  { as: 'dialog' },
)

export const Keys = (): ReactElement | null => {
  const [keys, setKeys] = useState<readonly ScreenKey[]>()
  useFreeKey('?', () => setKeys(keysHere()))
  if (!keys) return null
  return (
    <Suspense fallback={null}>
      <KeysDialog keys={keys} onClose={() => setKeys(undefined)} />
    </Suspense>
  )
}
