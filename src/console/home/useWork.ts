// What waits for the viewer, with what counts it: only what they may count.
import { useMemo } from 'react'
import { menu } from '#generated/menu.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useConsole } from '../../client/useConsole.ts'
import { isPathOff } from '../../client/isScreenOpen.ts'
import { entriesOf, type MenuEntry } from '../menuEntries.ts'

export const useWork = (): readonly MenuEntry[] => {
  const viewer = useViewer()
  const { configuration } = useConsole()
  const text = useText()
  return useMemo(
    () =>
      entriesOf(menu.work ?? menu.side, { menu, viewer, configuration, pathname: '', text }).filter(
        ({ count, to }) => count !== undefined && !isPathOff(to, menu, configuration.disabled),
      ),
    [viewer, configuration, text],
  )
}
