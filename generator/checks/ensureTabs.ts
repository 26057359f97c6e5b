// Tabs of a record: two or more, and each of its sections in one of them.
import { didYouMean } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { WrittenDetail } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

type Tabs = NonNullable<WrittenDetail['tabs']>

/** @returns the tab of each section that is in one */
const ensureNamed = (tabs: Tabs, sections: readonly string[], path: SpecPath, add: AddProblem): ReadonlyMap<string, string> => {
  const tabOf = new Map<string, string>()
  for (const [tab, { sections: named }] of Object.entries(tabs))
    for (const [at, name] of named.entries()) {
      const place = [...path, tab, 'sections', at]
      const first = tabOf.get(name)
      if (!sections.includes(name))
        add({ code: 'unknown-section', path: place, message: `There is no section "${name}" here.${didYouMean(name, sections)}` })
      else if (first !== undefined)
        add({ code: 'section-twice', path: place, message: `"${name}" stands in the tab "${first}" already: leave it in one of them.` })
      else tabOf.set(name, tab)
    }
  return tabOf
}

export const ensureTabs: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written)) {
    const { detail } = spec
    if (!detail?.tabs) continue
    const at = [...path, 'detail', 'tabs']
    const sections = Object.keys(detail.sections)
    if (Object.keys(detail.tabs).length < 2)
      add({ code: 'lone-tab', path: at, message: 'One tab shows what no tab would: name two or more, or leave tabs out.' })
    const tabOf = ensureNamed(detail.tabs, sections, at, add)
    for (const name of sections.filter((each) => !tabOf.has(each)))
      add({
        code: 'tabless-section',
        path: [...path, 'detail', 'sections', name],
        at: 'name',
        message: `"${name}" is in none of the tabs, so nobody would find it: name it in one of them.`,
      })
  }
}
