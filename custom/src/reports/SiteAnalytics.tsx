// How the site does: tiles, registrations and spending a day, who is there, who earns and spends most (domain 12.1).
import { Suspense, type ReactElement } from 'react'
import { roles } from '#generated/access.ts'
import type { ScreenModel } from '../../../language/model.ts'
import { ScreenFrame, useReport, useText } from '../../../src/kit.ts'
import { Loaded } from './Loaded.tsx'
import { PerDay } from './PerDay.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { Ranks } from './Ranks.tsx'
import { seriesOf } from './seriesOf.ts'
import { Tiles } from './Tiles.tsx'
import { usePeriod } from './usePeriod.ts'
import type { ChosenPeriod } from './usePeriod.ts'
import { UsersTable } from './UsersTable.tsx'
import './reports.css'
import { named } from '../../../language/named.ts'

const tiles = [
  'newUsers',
  'newCreators',
  'approvedCreators',
  'payingMembers',
  'deposits',
  'spending',
  'earnings',
  'platformShare',
  'payouts',
]

const Figures = ({ days }: Pick<ChosenPeriod, 'days'>): ReactElement => {
  const t = useText()
  const report = useReport('User', 'site', days)
  const money = report.parts.has('money')
  const roleOf = (key: string): string => t(named(roles, key)?.many ?? key)
  const kindOf = (key: string): string => t(`analytics.kinds.${key}`)
  return (
    <Loaded report={report}>
      {(figures) => (
        <>
          <Tiles names={tiles} figures={figures} />
          <PerDay
            level={2}
            label={t('analytics.registrations')}
            period={days}
            series={seriesOf(figures.get('registrations') ?? [], roleOf, 'registrations')}
          />
          {money && (
            <PerDay
              level={2}
              label={t('analytics.spendingPerDay')}
              period={days}
              series={seriesOf(figures.get('spendingPerDay') ?? [], kindOf, 'spending')}
              currency="CRE"
            />
          )}
          <UsersTable figures={figures} />
          {money && (
            <>
              <Ranks label={t('analytics.bestCreators')} column={t('analytics.creator')} figures={figures.get('bestCreators') ?? []} />
              <Ranks label={t('analytics.bestMembers')} column={t('analytics.member')} figures={figures.get('bestMembers') ?? []} />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

const SiteAnalytics = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const t = useText()
  const period = usePeriod()
  return (
    <ScreenFrame title={t(screen.label)}>
      <PeriodChoice {...period} />
      <Suspense fallback={<div className="skeleton figuresSkeleton" />}>
        <Figures days={period.days} />
      </Suspense>
    </ScreenFrame>
  )
}

export default SiteAnalytics
