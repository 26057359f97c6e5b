// Events in the order of time; each may cause further ones.

export interface Event {
  readonly time: number
  readonly run: () => void
}

/** Plans something for later. */
export type Later = (time: number, run: () => void) => void

const first = (events: readonly Event[], until: number): Event | undefined =>
  events
    .filter((each) => each.time <= until)
    .reduce<Event | undefined>((found, each) => (found && found.time <= each.time ? found : each), undefined)

/** @param planned in the order of their times */
export const runEvents = (planned: (later: Later) => readonly Event[]): void => {
  const caused: Event[] = []
  const runDue = (until: number): void => {
    for (let next = first(caused, until); next; next = first(caused, until)) {
      caused.splice(caused.indexOf(next), 1)
      next.run()
    }
  }
  for (const event of planned((time, run) => void caused.push({ time, run })).toSorted((a, b) => a.time - b.time)) {
    runDue(event.time)
    event.run()
  }
  runDue(Infinity)
}
