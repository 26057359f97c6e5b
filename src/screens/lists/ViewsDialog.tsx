// The views that somebody keeps of a list: links to them, what stands here kept under a name, shared with everybody or not.
import { useId, useRef, useState, type FormEvent } from 'react'
import { kept, writeListParams } from '../../../language/listAddress.ts'
import { useText } from '../../client/texts/useText.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { CloseButton, Dialog } from '../../look/Dialog.tsx'
import { FocusFirst } from '../../look/FocusFirst.tsx'
import { useFocusKept } from '../../look/useFocusKept.ts'
import { PictureButton } from '../../look/Icon.tsx'
import { Link } from '../../look/Link.tsx'
import { useNotice } from '../../look/useNotice.ts'
import type { OpenMenuProps } from './BarMenu.tsx'
import { useSavedViews, type SavedView, type SavedViews } from './useSavedViews.ts'
import './views.css'

const maxNameLength = 60

interface OwnProps extends Pick<SavedViews, 'busy' | 'save' | 'remove'> {
  readonly view: SavedView
  /** Where the list is now. */
  readonly place: string
}

/** What one may do to a view of one's own. */
const Own = ({ view: { id, name, place: kept, shared }, place, busy, save, remove }: OwnProps) => {
  const t = useText()
  const notice = useNotice()
  const replace = async (): Promise<void> => {
    if (await save({ name, place, shared })) notice.success(t('views.saved', [name]))
  }
  const leave = async (): Promise<void> => {
    if (await remove(id)) notice.success(t('views.removed', [name]))
  }
  const removes = t('views.remove', [name])
  return (
    <span>
      <label>
        <input type="checkbox" checked={shared} disabled={busy} onChange={() => void save({ name, place: kept, shared: !shared })} />
        {t('views.shared')}
      </label>
      {kept !== place && (
        <button
          type="button"
          className="textButton"
          disabled={busy}
          aria-label={t('views.replaceNamed', [name])}
          onClick={() => void replace()}
        >
          {t('views.replace')}
        </button>
      )}
      <PictureButton icon="close" name={removes} disabled={busy} onClick={() => void leave()} />
    </span>
  )
}

const Line = ({ onlyLooks, onClose, ...own }: OwnProps & { readonly onlyLooks: boolean; readonly onClose: () => void }) => {
  const { view, place } = own
  return (
    <li>
      <Link to={`?${view.place}`} aria-current={view.place === place ? 'true' : undefined} onClick={onClose}>
        {view.name}
      </Link>
      {!view.mine && <span className="savedBy">{view.by}</span>}
      {view.mine && !onlyLooks && <Own {...own} />}
    </li>
  )
}

const SaveForm = ({ views, place, busy, save }: Pick<SavedViews, 'views' | 'busy' | 'save'> & { readonly place: string }) => {
  const t = useText()
  const notice = useNotice()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [said, setSaid] = useState<boolean>()
  const wanted = name.trim()
  const replaced = views?.find((each) => each.mine && each.name.toLowerCase() === wanted.toLowerCase())
  // What others work with is not taken from them by a new place alone.
  const shared = said ?? replaced?.shared ?? false
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (wanted === '' || !(await save({ name: wanted, place, shared }))) return
    notice.success(t('views.saved', [wanted]))
    setName('')
    setSaid(undefined)
    input.current?.focus()
  }
  return (
    <form className="saveView" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('views.saveAs')}</label>
      <FocusFirst>
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          maxLength={maxNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </FocusFirst>
      <label>
        <input type="checkbox" checked={shared} onChange={() => setSaid(!shared)} />
        {t('views.shareIt')}
      </label>
      <button type="submit" className="button primary" disabled={busy || wanted === ''}>
        {t('actions.save')}
      </button>
      <output>{replaced && t('views.replaces', [replaced.name])}</output>
    </form>
  )
}

export const ViewsDialog = ({ records: { entity }, screen: { params }, onClose }: OpenMenuProps) => {
  const t = useText()
  const onlyLooks = useOnlyLooks()
  const { views, problem, ...changing } = useSavedViews(entity.name)
  useFocusKept(changing.busy)
  const place = writeListParams(kept(params)).toString()
  const groups = [
    { key: 'views.mine', found: views?.filter(({ mine }) => mine) ?? [] },
    { key: 'views.others', found: views?.filter(({ mine }) => !mine) ?? [] },
  ].filter(({ found }) => found.length > 0)
  return (
    <Dialog title={t('list.savedViews')} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      {groups.map(({ key, found }) => (
        <section key={key} className="savedViews" aria-label={t(key)}>
          <h3>{t(key)}</h3>
          <ul>
            {found.map((view) => (
              <Line key={view.id} {...changing} {...{ view, place, onlyLooks, onClose }} />
            ))}
          </ul>
        </section>
      ))}
      {views && groups.length === 0 && <p>{t('views.none')}</p>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {!onlyLooks && <SaveForm {...changing} views={views} place={place} />}
    </Dialog>
  )
}
