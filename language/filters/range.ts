// What filters over ranges have in common: two ends, either of which may be left open.
import type { FilterKind, FilterValue } from './kind.ts'

interface Ends {
  /** May it stand in an address? */
  readonly fits: (text: string) => boolean
  /** undefined where it is none after all. */
  readonly wire: (text: string, isLast: boolean, zone: string, today: string) => string | number | undefined
}

const endsOf = (value: FilterValue) => ('from' in value || 'to' in value ? value : {})

export const range = ({ fits, wire }: Ends): Pick<FilterKind, 'wire' | 'sensible'> => ({
  wire: (value, zone, today) => {
    const { from, to } = endsOf(value)
    const low = from === undefined ? undefined : wire(from, false, zone, today)
    const high = to === undefined ? undefined : wire(to, true, zone, today)
    if (low === undefined && high === undefined) return undefined
    return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) }
  },
  sensible: (value) => {
    const { from, to } = endsOf(value)
    return { ...(from !== undefined && fits(from) && { from }), ...(to !== undefined && fits(to) && { to }) }
  },
})
