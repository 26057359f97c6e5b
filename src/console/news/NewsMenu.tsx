// The menu of the bell: what is new and how much of it, each with the way to the list of just that; and whether the bell is to be quiet.
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useId, useRef, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { writtenMoment } from '../../../language/fields/writtenDate.ts'
import type { NewsModel } from '../../../language/model.ts'
import { quietValue } from '../../../language/preferences.ts'
import { useStore } from '../../client/createStore.ts'
import { preferences } from '../../client/preferences.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useSetPreference } from '../../client/usePreference.ts'
import { useViewer } from '../../client/useViewer.ts'
import { addressAt } from '../counted/listAt.ts'
import { filtersOf } from './useNews.ts'
import { useOpenedNews, type OpenedLine, type OpenedNews } from './useOpenedNews.ts'

export interface NewsMenuProps {
  readonly entries: readonly NewsModel[]
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Since when. */
const useNote = (news: OpenedNews | undefined): string => {
  const { t, zone, dateFormat } = useTextContext()
  return news ? t(news.lines.length > 0 ? 'bell.since' : 'bell.none', [writtenMoment(news.since, zone, dateFormat)]) : ''
}

const LineTexts = ({ line: { entry, count, newest } }: { readonly line: OpenedLine }): ReactElement => {
  const { t, zone, dateFormat } = useTextContext()
  return (
    <>
      <span>
        {t(entry.label)}
        {newest !== undefined && <small>{t('bell.newest', [writtenMoment(newest, zone, dateFormat)])}</small>}
      </span>
      <strong>{count}</strong>
    </>
  )
}

const NewsMenu = ({ entries, anchor, onClose }: NewsMenuProps): ReactElement => {
  const { t } = useTextContext()
  const { id: viewer } = useViewer()
  const navigate = useNavigate()
  const [onlyLooks, set] = [useOnlyLooks(), useSetPreference()]
  const quiet = useStore(preferences).quiet === quietValue
  const news = useOpenedNews(entries)
  const [id, note] = [useId(), useNote(news)]
  const first = useRef<HTMLLIElement>(null)
  const told = news !== undefined
  // It comes after the menu, which gave the focus to what was there.
  useEffect(() => {
    if (told) first.current?.focus()
  }, [told])
  const lead = ({ entry }: OpenedLine): void => {
    onClose()
    if (news) void navigate(addressAt(entry.leads, filtersOf(entry, news.since, viewer)))
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('bell.label'), 'aria-describedby': id } }}>
      {/* Nothing to choose: keys pass it by, and it is said when it comes. */}
      <MenuItem disabled id={id} className="newsNote" aria-live="polite">
        {note}
      </MenuItem>
      {news?.lines.map((line, at) => (
        <MenuItem key={line.entry.name} ref={at === 0 ? first : undefined} className="newsLine" onClick={() => lead(line)}>
          <LineTexts line={line} />
        </MenuItem>
      ))}
      {!onlyLooks && <Divider component="li" />}
      {!onlyLooks && (
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={quiet}
          className="newsQuiet"
          onClick={() => set('quiet', quiet ? undefined : quietValue)}
        >
          {t('bell.quiet')}
        </MenuItem>
      )}
    </Menu>
  )
}

export default NewsMenu
