// Ways out of a record: to what is configured elsewhere (in a new tab), and to the lists of what belongs to it.
import { Link } from 'react-router-dom'
import { screens } from '#generated/routes.ts'
import { decide } from '../../../language/access.ts'
import type { LinkModel, ScreenModel } from '../../../language/model.ts'
import { addressOf } from '../../fields/addressOf.ts'
import { useText } from '../../locales/useText.ts'
import type { Row } from '../../records/Row.ts'
import { valueAt } from '../../records/valueAt.ts'
import { useViewer } from '../../session/useViewer.ts'
import { siteAddress } from '../../shell/siteAddress.ts'
import { useConsole } from '../../startUp/useConsole.ts'

const all: readonly ScreenModel[] = screens

interface Target {
  readonly address: string
  readonly outside: boolean
}

/** Undefined where the address is not configured, or lacks one of the record's values. */
const outsideOf = (base: string | undefined, path: string, values: readonly unknown[]): string | undefined => {
  const start = siteAddress(base)
  if (start === undefined || values.some((value) => typeof value !== 'string' || value === '')) return undefined
  const end = path.replace(/\{(\d+)\}/g, (_all, at: string) => encodeURIComponent(String(values[Number(at)])))
  return start.replace(/\/$/, '') + end
}

const useTargetOf = (record: Row): ((link: LinkModel) => Target | undefined) => {
  const viewer = useViewer()
  const { addresses } = useConsole().configuration
  return ({ to, guard }) => {
    if (guard && !decide(viewer, guard).allowed) return undefined
    if ('address' in to) {
      const address = outsideOf(
        addresses[to.address],
        to.path,
        to.params.map((each) => valueAt(record, each)),
      )
      return address === undefined ? undefined : { address, outside: true }
    }
    if ('section' in to) return { address: addressOf(to.path, record.id), outside: false }
    const screen = all.find((each) => each.name === to.screen)
    if (!screen || !decide(viewer, screen.guard).allowed) return undefined
    return { address: `${screen.path}?f.${to.by}=${encodeURIComponent(record.id)}`, outside: false }
  }
}

export interface RecordLinksProps {
  readonly links: readonly LinkModel[]
  readonly record: Row
  readonly role: string | undefined
}

export const RecordLinks = ({ links, record, role }: RecordLinksProps) => {
  const t = useText()
  const targetOf = useTargetOf(record)
  const shown = links.filter(({ of }) => of === undefined || (role !== undefined && of.includes(role)))
  return shown.map((link) => {
    const target = targetOf(link)
    if (!target) return null
    if (!target.outside)
      return (
        <Link key={link.name} className="textButton" to={target.address}>
          {t(link.label)}
        </Link>
      )
    return (
      <a key={link.name} className="textButton" href={target.address} target="_blank" rel="noopener noreferrer">
        {t(link.label)}
      </a>
    )
  })
}
