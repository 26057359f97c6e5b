// A report by itself.
import { Suspense, type ReactElement } from 'react'
import type { ScreenModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { LazyReport } from './LazyReport.tsx'

const ReportScreen = ({ screen: { label, entity = '', report = '' } }: { readonly screen: ScreenModel }): ReactElement => {
  const t = useText()
  return (
    <ScreenFrame title={t(label)}>
      <Suspense fallback={<div className="skeleton figuresSkeleton" />}>
        <LazyReport entity={entity} report={report} level={2} />
      </Suspense>
    </ScreenFrame>
  )
}

export default ReportScreen
