// The figures of a report today: each beside the same day a week before, and its last seven days.
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { GlanceModel, GlanceTileModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import type { Figure } from '../../client/records/useReport.ts'
import { serverNow } from '../../client/serverNow.ts'
import { useZone } from '../../client/viewerZone.ts'
import { dayAfter, dayIn } from '../../../language/zones.ts'
import { guardsFor } from '../../client/records/variablesFor.ts'
import { useViewer } from '../../client/useViewer.ts'
import { homeDocument } from '../counted/useCount.ts'
import { useRead } from '../counted/useRead.ts'

export interface Glanced {
  readonly value: string
  readonly before: string
  readonly currency: string | undefined
  /** Of the last seven days, oldest first. */
  readonly days: readonly { readonly day: string; readonly value: string }[]
}

export interface Glance {
  /** When it was read. */
  readonly time: Date
  /** By their names. */
  readonly tiles: ReadonlyMap<string, Glanced>
}

type Answer = Readonly<Record<string, readonly Figure[] | string | null>> | null

const gatheringMs = 5_000
export const weekDays = 7

/** The last seven days, oldest first. */
const weekOf = (today: string): readonly string[] => Array.from({ length: weekDays }, (_, at) => dayAfter(today, at + 1 - weekDays))

const glancedOf = (
  { name: called }: GlanceTileModel,
  figures: readonly Figure[],
  days: readonly string[],
): readonly (readonly [string, Glanced])[] => {
  const own = figures.filter(({ name }) => name === called)
  const whole = own.find(({ day }) => !day)
  if (!whole) return []
  const values = new Map(own.map(({ day, value }) => [day ?? '', value]))
  const [before, currency] = [whole.before ?? '0', whole.currency ?? undefined]
  return [[called, { value: whole.value, before, currency, days: days.map((day) => ({ day, value: values.get(day) ?? '0' })) }]]
}

export const useGlance = (glance: GlanceModel): Glance | undefined => {
  const [client, viewer, zone] = [useApolloClient(), useViewer(), useZone()]
  const ask = useCallback(async (): Promise<Glance | undefined> => {
    const time = new Date(serverNow())
    const today = dayIn(zone, time)
    const { data } = await client.query<{ answer: Answer }>({
      query: homeDocument(glance.document),
      variables: { period: { from: today, until: today, zone, glance: true }, ...guardsFor(viewer, glance.guards) },
      fetchPolicy: 'no-cache',
      context: automatic,
    })
    // A part that may not be read is empty.
    const figures = Object.values(data?.answer ?? {}).flatMap((part) => (Array.isArray(part) ? (part as readonly Figure[]) : []))
    const days = weekOf(today)
    return data && { time, tiles: new Map(glance.tiles.flatMap((tile) => glancedOf(tile, figures, days))) }
  }, [client, viewer, glance, zone])
  return useRead(
    glance.tiles.map(({ entity }) => entity),
    ask,
    gatheringMs,
  )
}
