// What has to be ticked, once each: as the preview says, and as the last answer did.
import type { Tick } from '../client/records/outcome.ts'
import type { Preview } from './Preview.ts'

export const ticksOf = (preview: Preview | undefined, answered: readonly Tick[]): readonly Tick[] => {
  const all = [...(preview?.ticks ?? []), ...(preview?.refused?.ticks ?? []), ...answered]
  return all.filter((tick, at) => all.findIndex((each) => each.name === tick.name) === at)
}
