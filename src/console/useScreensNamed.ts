// Screens by a piece of their name: those of this viewer that need no record.
import { useMemo } from 'react'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'
import type { Found } from './Found.ts'

const all: readonly ScreenModel[] = screens

export const useScreensNamed = (typed: string): readonly Found[] => {
  const t = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const open = useMemo(
    () => all.filter((each) => !each.bare && !each.path.includes(':') && isScreenOpen(each, viewer, configuration)),
    [configuration, viewer],
  )
  const wanted = typed.trim().toLowerCase()
  return open
    .map(({ path, label }) => ({ key: `screen ${path}`, title: t(label), line: undefined, kind: t('search.screen'), address: path }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
}
