// First, Previous, Next, Last, and how many rows at a time; by key, so there is no page number to jump to.
import { useText } from '../../client/texts/useText.ts'
import type { Stretch } from '../../client/records/Row.ts'
import { lengths, type ListParams } from '../../../language/listAddress.ts'
import type { Move } from './useListParams.ts'

/** What the server understands as the last stretch. */
const end = 'end'

interface PagerProps {
  readonly params: ListParams
  readonly move: Move
  readonly stretch: Stretch
}

export const Pager = ({ params, move, stretch }: PagerProps) => {
  const t = useText()
  const ways = [
    ['first', stretch.hasPrevious, undefined, undefined],
    ['previous', stretch.hasPrevious, undefined, stretch.start],
    ['next', stretch.hasNext, stretch.end, undefined],
    ['last', stretch.hasNext, undefined, end],
  ] as const
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      {ways.map(([name, leads, after, before]) => (
        // Where it leads nowhere it stays in reach: whoever pressed it by key would lose the focus.
        <button
          key={name}
          type="button"
          className="textButton"
          aria-disabled={!leads}
          onClick={leads ? () => move({ after: after ?? undefined, before: before ?? undefined }) : undefined}
        >
          {t(`pager.${name}`)}
        </button>
      ))}
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
