// First, Previous, Next, Last, and how many rows at a time; by key, so there is no page number to jump to.
import { useText } from '../../client/texts/useText.ts'
import type { Stretch } from '../../client/records/Row.ts'
import { lengths, type ListParams } from '../../../language/listAddress.ts'
import type { Move } from './useListParams.ts'

/** What the server understands as the last stretch. */
const end = 'end'

export const Pager = ({
  params,
  move,
  stretch,
}: {
  readonly params: ListParams
  readonly move: Move
  readonly stretch: Stretch | undefined
}) => {
  const t = useText()
  const back = stretch?.hasPrevious === true
  const on = stretch?.hasNext === true
  const go = (after: string | null | undefined, before: string | null | undefined) => (): void =>
    move({ after: after ?? undefined, before: before ?? undefined })
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <button type="button" className="textButton" disabled={!back} onClick={go(undefined, undefined)}>
        {t('pager.first')}
      </button>
      <button type="button" className="textButton" disabled={!back} onClick={go(undefined, stretch?.start)}>
        {t('pager.previous')}
      </button>
      <button type="button" className="textButton" disabled={!on} onClick={go(stretch?.end, undefined)}>
        {t('pager.next')}
      </button>
      <button type="button" className="textButton" disabled={!on} onClick={go(undefined, end)}>
        {t('pager.last')}
      </button>
      <label>
        {t('pager.length')}{' '}
        <select value={params.first} onChange={(event) => move({ first: Number(event.target.value) })}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {length}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}
