// How a creator does: earnings by kind, payouts beside them, subscribers, posts, what sold best (domain 12.2).
import type { ReactElement } from 'react'
import { screens } from '#generated/routes.ts'
import { RecordLink, useReport, useText } from '../../../src/kit.ts'
import { FigureTable } from './FigureTable.tsx'
import { Loaded } from './Loaded.tsx'
import { PerDay } from './PerDay.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { seriesOf } from './seriesOf.ts'
import { Tiles } from './Tiles.tsx'
import { usePeriod } from './usePeriod.ts'
import { useSaid } from './useSaid.ts'
import './reports.css'
import { named } from '../../../language/named.ts'

const postPath = named(screens, 'post')?.path
const tiles = ['earned', 'paidOut', 'activeSubscribers', 'newSubscribers', 'lostSubscribers', 'postsPublished', 'messages']

const CreatorAnalytics = ({ record }: { readonly record: Readonly<Record<string, unknown>> }): ReactElement => {
  const t = useText()
  const said = useSaid()
  const period = usePeriod()
  const report = useReport('User', 'creator', period.days, String(record['id']))
  const kindOf = (key: string): string => t(`analytics.kinds.${key}`)
  return (
    <>
      <PeriodChoice {...period} />
      <Loaded report={report}>
        {(figures) => (
          <>
            <Tiles names={tiles} figures={figures} />
            <PerDay
              level={3}
              label={t('analytics.earningsPerDay')}
              period={period.days}
              series={[
                ...seriesOf(figures.get('earningsPerDay') ?? [], kindOf, 'earnings'),
                ...seriesOf(figures.get('payoutsPerDay') ?? [], () => kindOf('PAYOUTS'), 'payouts'),
              ]}
              currency="CRE"
            />
            <FigureTable
              level={3}
              label={t('analytics.earnedBy')}
              columns={[t('analytics.kind'), t('analytics.amount'), t('analytics.beforeColumn')]}
              rows={(figures.get('earnedBy') ?? []).map(({ key, value, before, currency }) => ({
                key: key ?? '',
                cells: [kindOf(key ?? ''), said(value, currency), said(before ?? '0.00', currency)],
              }))}
            />
            <FigureTable
              level={3}
              label={t('analytics.bestPosts')}
              columns={[t('analytics.post'), t('analytics.amount')]}
              rows={(figures.get('bestPosts') ?? []).map(({ key, title, value, currency }, at) => ({
                key: key ?? `gone ${at}`,
                cells: [
                  <RecordLink key="link" path={key ? postPath : undefined} id={key ?? ''}>
                    {title ?? key ?? t('analytics.deletedPost')}
                  </RecordLink>,
                  said(value, currency),
                ],
              }))}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

export default CreatorAnalytics
