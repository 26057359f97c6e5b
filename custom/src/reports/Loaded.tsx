// Figures that are not there yet, or could not be read.
import type { ReactElement, ReactNode } from 'react'
import { Problem, useText } from '../../../src/kit.ts'
import type { Figure, ReportFigures } from '../../../src/kit.ts'

export interface LoadedProps {
  readonly report: ReportFigures
  readonly children: (figures: ReadonlyMap<string, readonly Figure[]>) => ReactNode
}

export const Loaded = ({ report: { figures, loading, failed, retry }, children }: LoadedProps): ReactElement => {
  const t = useText()
  if (failed && !loading) return <Problem text={t('analytics.failed')} onRetry={retry} />
  if (!figures) return <div className="skeleton figuresSkeleton" />
  return (
    <div className="analytics" aria-busy={loading}>
      {children(figures)}
    </div>
  )
}
