// The bell in the bar: how much came since one last opened it; opened, what it was and the way there. It comes late: nobody waits for it.
import './news.css'
import { Suspense, useRef, useState, type ReactElement } from 'react'
import type { NewsModel } from '../../../language/model.ts'
import { quietValue } from '../../../language/preferences.ts'
import { useStore } from '../../client/createStore.ts'
import { preferences } from '../../client/preferences.ts'
import texts from '../../client/texts/bell.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import { useFreeKey } from '../../look/useFreeKey.ts'
import { bellKey } from './bellKey.ts'
import { useArrivals } from './useArrivals.ts'
import { useNews } from './useNews.ts'

// Its words come with its code.
addOwnTexts(texts)

const NewsMenu = lazyScreen(
  underLook(async () => import('./NewsMenu.tsx')),
  { as: 'dialog' },
)

/** From Material Icons as @mui/icons-material has them (MIT). */
const rings =
  'M12 22c1.1 0 2-.9 2-2h-4c0 1.1.89 2 2 2m6-6v-5c0-3.07-1.64-5.64-4.5-6.32V4c0-.83-.67-1.5-1.5-1.5s-1.5.67-1.5 1.5v.68C7.63 5.36 6 7.92 6 11v5l-2 2v1h16v-1z'
const silent =
  'M20 18.69 7.84 6.14 5.27 3.49 4 4.76l2.8 2.8v.01c-.52.99-.8 2.16-.8 3.42v5l-2 2v1h13.73l2 2L21 19.72zM12 22c1.11 0 2-.89 2-2h-4c0 1.11.89 2 2 2m6-7.32V11c0-3.08-1.64-5.64-4.5-6.32V4c0-.83-.67-1.5-1.5-1.5s-1.5.67-1.5 1.5v.68c-.15.03-.29.08-.42.12-.1.03-.2.07-.3.11h-.01c-.01 0-.01 0-.02.01-.23.09-.46.2-.68.31 0 0-.01 0-.01.01z'

const maxShown = 99

const labelOf = (text: Text, some: number, quiet: boolean): string => {
  if (quiet) return text('bell.quietLabel')
  return some > 0 ? text('bell.some', [String(some)]) : text('bell.label')
}

const Bell = ({ entries }: { readonly entries: readonly NewsModel[] }): ReactElement => {
  const text = useText()
  const quiet = useStore(preferences).quiet === quietValue
  const told = useNews(entries, quiet)
  useArrivals(quiet ? undefined : told)
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useFreeKey(bellKey, () => setAnchor(button.current))
  const some = quiet ? 0 : (told ?? []).reduce((sum, { count }) => sum + count, 0)
  const label = labelOf(text, some, quiet)
  return (
    <>
      <button
        type="button"
        ref={button}
        className="iconButton bell"
        aria-label={label}
        title={`${label} (${bellKey})`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-keyshortcuts={bellKey}
        onClick={() => setAnchor(button.current)}
      >
        <svg className="menuIcon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={quiet ? silent : rings} />
        </svg>
        {some > 0 && <span aria-hidden="true">{some > maxShown ? `${maxShown}+` : some}</span>}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <NewsMenu entries={entries} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}

export default Bell
