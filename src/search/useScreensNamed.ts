// Screens by a piece of their name: those of this viewer that need no record.
import { useMemo } from 'react'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { useText } from '../locales/useText.ts'
import { useViewer } from '../session/useViewer.ts'
import { isScreenOff } from '../shell/disabledScreens.ts'
import { maySee } from '../shell/maySee.ts'
import { useConsole } from '../startUp/useConsole.ts'
import type { Found } from './Found.ts'

const all: readonly ScreenModel[] = screens

export const useScreensNamed = (typed: string): readonly Found[] => {
  const t = useText()
  const viewer = useViewer()
  const { flags, disabled } = useConsole().configuration
  const open = useMemo(
    () =>
      all
        .filter((each) => !each.bare && !each.path.includes(':') && !isScreenOff(each, menu, disabled))
        .filter((each) => (each.when === undefined || flags[each.when] === true) && maySee(viewer, each)),
    [flags, disabled, viewer],
  )
  const wanted = typed.trim().toLowerCase()
  return open
    .map(({ path, label }) => ({ key: `screen ${path}`, title: t(label), line: undefined, kind: t('search.screen'), address: path }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
}
