// What the person is asked besides their password, as a list; on one's own profile with what adds to it: recovery codes stand in for one that is there.
import '../../actions/factors/factorTexts.ts'
import { Suspense, useState } from 'react'
import { useStore } from '../../client/createStore.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import type { FactorDialogProps } from '../../actions/factors/FactorDialog.tsx'
import { RelatedSection, type AddsProps } from './RelatedSection.tsx'
import type { SectionProps } from './SectionProps.ts'

const LazyDialog = lazyScreen(underLook(() => import('../../actions/factors/FactorDialog.tsx')))

const Adds = ({ none, reload }: AddsProps) => {
  const t = useText()
  const [does, setDoes] = useState<FactorDialogProps['does']>()
  const close = (changed: boolean): void => {
    setDoes(undefined)
    if (changed) reload()
  }
  return (
    <>
      {(none ? (['add'] as const) : (['add', 'renew'] as const)).map((each) => (
        <button key={each} type="button" className="textButton" onClick={() => setDoes(each)}>
          {t(`factors.${each}`)}
        </button>
      ))}
      {does !== undefined && (
        <Suspense fallback={null}>
          <LazyDialog does={does} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const FactorsSection = ({ section, ...props }: SectionProps<'factors'>) => {
  const state = useStore(useConsole().session)
  const isOwn = state.is === 'in' && state.as === undefined && state.user.id === props.record.id
  return <RelatedSection {...props} section={{ ...section, kind: 'related', without: [] }} {...(isOwn && { Adds })} />
}

export default FactorsSection
