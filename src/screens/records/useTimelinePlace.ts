// Which sources of a timeline are shown: those that the address names, else all of them.
import { useAddressState } from '../../client/useAddressState.ts'

interface Place {
  readonly address: URLSearchParams
  readonly chosen: readonly string[]
}

const param = 'timeline'

const place = {
  read: (address: URLSearchParams): Place => ({ address, chosen: address.get(param)?.split(',').filter(Boolean) ?? [] }),
  write: (now: Place, change: Partial<Place>): URLSearchParams => {
    const { address, chosen } = { ...now, ...change }
    const next = new URLSearchParams(address)
    if (chosen.length === 0) next.delete(param)
    else next.set(param, chosen.join(','))
    return next
  },
}

export interface TimelinePlace {
  /** Those that somebody chose; empty = all are shown. */
  readonly chosen: readonly string[]
  readonly toggle: (name: string) => void
}

/** @param names of the sources that are there, in their order */
export const useTimelinePlace = (names: readonly string[]): TimelinePlace => {
  const [now, move] = useAddressState(place)
  const chosen = names.filter((name) => now.chosen.includes(name))
  return {
    chosen,
    toggle: (name) => move({ chosen: names.filter((each) => (each === name ? !chosen.includes(name) : chosen.includes(each))) }),
  }
}
