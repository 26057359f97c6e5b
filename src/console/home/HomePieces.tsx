// What a home screen says besides greeting and work: each piece for whoever may read something of it, in room that is kept until it is there.
import { Suspense, useMemo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { decide } from '../../../language/access.ts'
import type { GlanceModel, HomeModel } from '../../../language/model.ts'
import { useViewer } from '../../client/useViewer.ts'
import { LaterAlerts, LaterFigures, LaterRecent, LaterSince } from './later.ts'
import { useMine } from '../counted/useMine.ts'

const none: readonly never[] = []

interface RoomProps {
  readonly rows: number
  readonly wide?: boolean
  readonly children: ReactNode
}

const Room = ({ rows, wide = false, children }: RoomProps): ReactElement => (
  <Suspense fallback={<div className="homeCard skeleton" data-wide={wide ? '' : undefined} style={{ '--rows': rows } as CSSProperties} />}>
    {children}
  </Suspense>
)

const useGlances = (figures: readonly GlanceModel[] = none): readonly GlanceModel[] => {
  const viewer = useViewer()
  return useMemo(
    () =>
      figures
        .filter(({ guard }) => decide(viewer, guard).allowed)
        .map((glance) => ({ ...glance, tiles: glance.tiles.filter((tile) => !tile.guard || decide(viewer, tile.guard).allowed) }))
        .filter(({ tiles }) => tiles.length > 0),
    [figures, viewer],
  )
}

export const HomePieces = ({ home }: { readonly home: HomeModel }): ReactElement => {
  const glances = useGlances(home.figures)
  const [alerts, since] = [useMine(home.alerts), useMine(home.since)]
  return (
    <>
      {alerts.length > 0 && (
        <Room rows={alerts.length}>
          <LaterAlerts alerts={alerts} />
        </Room>
      )}
      {glances.map((glance) => (
        <Room key={glance.name} rows={3} wide>
          <LaterFigures figures={glance} />
        </Room>
      ))}
      {since.length > 0 && (
        <Room rows={since.length + 0.5}>
          <LaterSince since={since} />
        </Room>
      )}
      {home.recent && (
        <Room rows={3}>
          <LaterRecent />
        </Room>
      )}
    </>
  )
}
