// Tells at once when something comes for the viewer: as a notice, once nothing else is shown, for what one may still take back stands there.
import { useEffect, useRef } from 'react'
import { useConsole } from '../../client/useConsole.ts'
import { useText } from '../../client/texts/useText.ts'
import type { NewsLine } from './useNews.ts'

type Counts = ReadonlyMap<string, number>

/** @param told undefined where nobody wants to be told */
export const useArrivals = (told: readonly NewsLine[] | undefined): void => {
  const [{ notices }, text] = [useConsole(), useText()]
  const before = useRef<Counts>(undefined)
  const waits = useRef<string>(undefined)
  useEffect(() => {
    const say = (): void => {
      if (waits.current === undefined || notices.get().length > 0) return
      const said = waits.current
      waits.current = undefined
      notices.success(said)
    }
    const known = before.current
    before.current = told && new Map(told.map(({ entry, count }) => [entry.name, count]))
    const more = ({ entry, count }: NewsLine): boolean => entry.mine !== undefined && count > (known?.get(entry.name) ?? count)
    const arrived = told?.find(more)
    if (!told) waits.current = undefined
    if (arrived) waits.current = text('bell.arrived', [text(arrived.entry.label)])
    say()
    return notices.subscribe(say)
  }, [told, notices, text])
}
