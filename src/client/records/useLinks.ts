// Where one can go from a record: to what is configured elsewhere (in a new tab), and to the lists of what belongs to it.
import { screens } from '#generated/routes.ts'
import { decide } from '../../../language/access.ts'
import type { LinkModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { allNaming } from '../../../language/listAddress.ts'
import { addressOf } from './addressOf.ts'
import { isScreenOn } from '../isScreenOpen.ts'
import { useViewer } from '../useViewer.ts'
import { siteAddress } from '../externalAddress.ts'
import { useConsole } from '../useConsole.ts'
import type { Row } from './Row.ts'
import { named } from '../../../language/named.ts'

interface Target {
  readonly address: string
  /** Opens a new tab. */
  readonly outside: boolean
}

interface RecordLink extends Target {
  readonly name: string
  readonly label: string
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
  const { configuration } = useConsole()
  const { addresses } = configuration
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
    const screen = named(screens, to.screen)
    if (!screen || !isScreenOn(screen, configuration) || !decide(viewer, screen.guard).allowed) return undefined
    return { address: allNaming(screen.path, to.by, record.id), outside: false }
  }
}

/** Those that this record has for this viewer. @param role of whose record it is, where it is a person's */
export const useLinks = (links: readonly LinkModel[], record: Row, role: string | undefined): readonly RecordLink[] => {
  const targetOf = useTargetOf(record)
  return links.flatMap((link) => {
    const target = link.of === undefined || (role !== undefined && link.of.includes(role)) ? targetOf(link) : undefined
    return target ? [{ name: link.name, label: link.label, ...target }] : []
  })
}
