// Screens of settings that call a section alike: each shows the label, and opens the list, that its own spec says.
import { expect, it } from 'vitest'
import * as specs from '../../specs/index.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written, WrittenDetail } from '../../generator/written.ts'
import type { Model } from '../../language/model.ts'

const written = specs as unknown as Written
const labels: Readonly<Record<string, string>> = { general: 'In general', domain: 'Of the domain' }

type Section = WrittenDetail['sections'][string]

/** Each of the two has one section, of one name. @param change of what stands first on that screen */
const alike = (change: (section: Section, screen: string) => object): Model => {
  const entities = Object.fromEntries(
    Object.entries(written.entities).map(([name, entity]) => {
      const settings = Object.entries(entity.settings ?? {}).map(([screen, spec]) => {
        const [[, section] = []] = Object.entries(spec.sections)
        return [screen, screen in labels && section ? { ...spec, sections: { alike: change(section, screen) } } : spec]
      })
      return [name, entity.settings ? { ...entity, settings: Object.fromEntries(settings) as typeof entity.settings } : entity]
    }),
  )
  return resolve({ ...written, entities }, { fileOf: (entity) => entity, helpOf: () => undefined })
}

it('keeps the label of each of two sections of one name', () => {
  const model = alike((section, screen) => ({ ...section, label: labels[screen] }))
  const shown = model.entities.flatMap(({ details }) =>
    details.flatMap(({ screen, sections }) => (screen in labels ? sections.map(({ label }) => [screen, model.texts[label]]) : [])),
  )
  expect(Object.fromEntries(shown)).toEqual(labels)
})

it('opens the list of the one whose spec says who sees it', () => {
  const related = { kind: 'related', label: 'Banners', entity: 'Banner', by: 'place' }
  const model = alike((_section, screen) => (screen === 'general' ? { ...related, needs: 'getManagerToken' } : related))
  const opened = model.operations.flatMap(({ name, also }) =>
    also.filter(({ why }) => why === 'section alike').map(({ rule }) => [name, rule]),
  )
  expect(Object.fromEntries(opened)).toEqual({
    bannersFindAll: { right: 'getManagerToken' },
    bannersFindById: { right: 'getManagerToken' },
  })
})
