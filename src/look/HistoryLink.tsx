// Leads to what was done to one record: the audit, narrowed to it. There for whoever may open that.
import { Link } from './Link.tsx'
import { app } from '#generated/app.ts'
import { screens } from '#generated/routes.ts'
import { decide } from '../../language/access.ts'
import type { AppModel } from '../../language/model.ts'
import { Icon } from './Icon.tsx'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { named } from '../../language/named.ts'
import { isScreenOn } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'

const { history }: AppModel = app
const screen = named(screens, history?.screen)

export interface HistoryLinkProps {
  readonly entity: string
  readonly id: string
  /** What the record is called, where the link stands as a picture among others. */
  readonly about?: string
}

export const HistoryLink = ({ entity, id, about }: HistoryLinkProps) => {
  const t = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  if (!history || !screen || screen.entity === entity || !isScreenOn(screen, configuration)) return null
  if (!decide(viewer, screen.guard).allowed) return null
  const address = `${screen.path}?f.${history.by}=${encodeURIComponent(`${entity}:${id}`)}`
  if (about === undefined)
    return (
      <Link className="textButton" to={address}>
        {t('history.link')}
      </Link>
    )
  const label = t('history.about', [about])
  return (
    <Link className="smallButton" to={address} aria-label={label} title={label}>
      <Icon name="history" />
    </Link>
  )
}
