// Chooses the period: one of four, or days of one's own.
import { useId, useState, type ReactElement } from 'react'
import type { Days } from '../../client/records/useReport.ts'
import { useText } from '../../client/texts/useText.ts'
import { dayText } from './dayText.ts'
import { isSensible, periodNames, type PeriodName } from './periods.ts'
import type { ChosenPeriod } from './usePeriod.ts'
import './reportTexts.ts'

const OwnRange = ({ days, choose }: Pick<ChosenPeriod, 'days' | 'choose'>): ReactElement => {
  const t = useText()
  const error = useId()
  const [typed, setTyped] = useState<Days>(days)
  const wrong = !isSensible(typed)
  const put = (next: Days): void => {
    setTyped(next)
    if (isSensible(next)) choose('own', next)
  }
  return (
    <div className="ownRange">
      {(['from', 'until'] as const).map((end) => (
        <label key={end}>
          {t(end === 'from' ? 'reports.first' : 'reports.last')}
          <input
            type="date"
            value={typed[end]}
            aria-invalid={wrong}
            aria-describedby={wrong ? error : undefined}
            onChange={(event) => put({ ...typed, [end]: event.target.value })}
          />
        </label>
      ))}
      {wrong && (
        <p id={error} role="alert">
          {t('reports.wrongRange')}
        </p>
      )}
    </div>
  )
}

export const PeriodChoice = ({ name, days, choose }: ChosenPeriod): ReactElement => {
  const t = useText()
  const group = useId()
  // The address follows a moment later; what was pressed shows at once.
  const [pressed, setPressed] = useState<{ readonly at: PeriodName; readonly name: PeriodName }>()
  if (pressed && pressed.at !== name) setPressed(undefined)
  const shown = pressed?.name ?? name
  const press = (each: PeriodName): void => {
    setPressed({ at: name, name: each })
    choose(each, each === 'own' ? days : undefined)
  }
  return (
    <div className="periodChoice">
      <fieldset>
        <legend className="onlyRead">{t('reports.period')}</legend>
        {periodNames.map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={each === shown} onChange={() => press(each)} />
            {t(`reports.period.${each}`)}
          </label>
        ))}
      </fieldset>
      {name === 'own' && <OwnRange days={days} choose={choose} />}
      <p className="periodDays">{t('reports.days', [dayText(days.from), dayText(days.until)])}</p>
    </div>
  )
}
