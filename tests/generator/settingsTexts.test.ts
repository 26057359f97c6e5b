// Screens of settings that call a section alike: each shows the label that its own spec gives it.
import { expect, it } from 'vitest'
import * as specs from '../../specs/index.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written, WrittenEntity } from '../../generator/written.ts'

const written = specs as unknown as Written
const labels: Readonly<Record<string, string>> = { general: 'In general', domain: 'Of the domain' }

/** Each of the two has one section, of one name. */
const alike = (settings: NonNullable<WrittenEntity['settings']>): NonNullable<WrittenEntity['settings']> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, screen]) => {
      const [[, section] = []] = Object.entries(screen.sections)
      const label = labels[name]
      return [name, label === undefined || !section ? screen : { ...screen, sections: { alike: { ...section, label } } }]
    }),
  )

it('keeps the label of each of two sections of one name', () => {
  const entities = Object.fromEntries(
    Object.entries(written.entities).map(([name, entity]) => [
      name,
      entity.settings ? { ...entity, settings: alike(entity.settings) } : entity,
    ]),
  )
  const model = resolve({ ...written, entities }, { fileOf: (entity) => entity, helpOf: () => undefined })
  const shown = model.entities.flatMap(({ details }) =>
    details.flatMap(({ screen, sections }) => (screen in labels ? sections.map(({ label }) => [screen, model.texts[label]]) : [])),
  )
  expect(Object.fromEntries(shown)).toEqual(labels)
})
