// Who may what: the frame, and what comes late into it with its words.
import { Suspense, type ReactElement } from 'react'
import type { ScreenModel } from '../../../language/model.ts'
import { rightsTexts } from '../../client/rights/rightsTexts.ts'
import { useText } from '../../client/texts/useText.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'

const LazyRights = lazyScreen(async () => {
  const [module] = await Promise.all([import('./Rights.tsx'), rightsTexts()])
  return module
})

const RightsScreen = ({ screen: { label } }: { readonly screen: ScreenModel }): ReactElement => {
  const t = useText()
  return (
    <ScreenFrame title={t(label)}>
      <Suspense fallback={<div className="skeleton skeletonBody" />}>
        <LazyRights />
      </Suspense>
    </ScreenFrame>
  )
}

export default RightsScreen
