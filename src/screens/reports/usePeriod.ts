// The period that the address names; 30 days where it names none.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Days } from '../../client/records/useReport.ts'
import { todayIn, useZone } from '../../client/viewerZone.ts'
import { isCalendarDay } from '../../../language/moments.ts'
import { daysOf, isSensible, periodNames, type PeriodName } from './periods.ts'

export interface ChosenPeriod {
  readonly name: PeriodName
  readonly days: Days
  readonly choose: (name: PeriodName, days?: Days) => void
}

const usual = '30d'

const ownDays = (search: URLSearchParams): Days | undefined => {
  const days = { from: search.get('from') ?? '', until: search.get('until') ?? '' }
  return isCalendarDay(days.from) && isCalendarDay(days.until) && isSensible(days) ? days : undefined
}

export const usePeriod = (): ChosenPeriod => {
  const [search, setSearch] = useSearchParams()
  const zone = useZone()
  const today = useMemo(() => todayIn(zone), [zone])
  return useMemo(() => {
    const own = ownDays(search)
    const asked = periodNames.find((each) => each === search.get('period')) ?? usual
    const name = asked === 'own' && !own ? usual : asked
    return {
      name,
      days: name === 'own' ? (own ?? daysOf(usual, today)) : daysOf(name, today),
      choose: (next, days) =>
        setSearch(
          (before) => {
            const after = new URLSearchParams(before)
            for (const each of ['period', 'from', 'until']) after.delete(each)
            if (next !== usual) after.set('period', next)
            for (const [end, day] of Object.entries(days ?? {})) after.set(end, String(day))
            return after
          },
          { replace: true },
        ),
    }
  }, [search, setSearch, today])
}
