// The key n leads to where one writes about a record: it opens the tab of its timeline, and the box there has the focus.
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { decide } from '../../../language/access.ts'
import type { SectionModel } from '../../../language/model.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useFreeKey } from '../../look/useFreeKey.ts'
import { useScreenKeys, type ScreenKey } from '../../look/screenKeys.ts'
import { sectionPlace, showSection } from './SectionNav.tsx'
import { tabWith, type Tabs } from './useTabs.ts'

const composeKey = 'n'
const here: readonly ScreenKey[] = [[[composeKey], 'keys.compose']]
const nowhere: readonly ScreenKey[] = []

/** Whether somebody came here to write. */
export const wantsToCompose = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'compose' in state && state.compose === true

const boxIn = (name: string): HTMLElement | null =>
  document.getElementById(sectionPlace(name))?.querySelector<HTMLElement>('.timelineComposer :is(textarea, input)') ?? null

/** @param there the sections that the record has for this viewer */
export const useComposeKey = (there: readonly SectionModel[], { tabs, addressOf }: Tabs): void => {
  const viewer = useViewer()
  const navigate = useNavigate()
  const { search } = useLocation()
  const section = there.find((each) => 'composes' in each && decide(viewer, each.composes?.guard).allowed)
  useFreeKey(section && composeKey, () => {
    if (!section) return
    const { name } = section
    const box = boxIn(name)
    const tab = tabWith(tabs, name)
    if (box) {
      showSection(name)
      box.focus({ preventScroll: true })
    } else void navigate({ search: tab ? addressOf(tab.name) : search }, { state: { section: name, compose: true } })
  })
  useScreenKeys(useMemo(() => (section ? here : nowhere), [section]))
}
