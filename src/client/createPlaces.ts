// Places on the line: the server runs so many requests of a socket at once, so whatever else is asked waits its turn here. By hand: p-limit, which the
// server uses, is five times as large (0.9 kB, gzip) and begins a moment later, and the login screen loads this.

export interface Place {
  /** Begins as soon as the place is free. */
  readonly enter: (begin: () => void) => void
  /** It is over, or not wanted any more: the next one begins. */
  readonly leave: () => void
}

/** @returns a place of one's own, at the end of the queue */
export const createPlaces = (most: number): (() => Place) => {
  const inside = new Set<Place>()
  const waiting = new Map<Place, () => void>()
  const letIn = (): void => {
    for (const [place, begin] of waiting) {
      if (inside.size >= most) return
      waiting.delete(place)
      inside.add(place)
      begin()
    }
  }
  return () => {
    const place: Place = {
      enter: (begin) => {
        waiting.set(place, begin)
        letIn()
      },
      leave: () => {
        waiting.delete(place)
        if (inside.delete(place)) letIn()
      },
    }
    return place
  }
}
