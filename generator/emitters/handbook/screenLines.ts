// What a role finds on the screens of an entity.
import type { Guard } from '../../../language/access.ts'
import type { DetailModel, EntityModel, FoundByModel, ListModel, ScreenModel } from '../../../language/model.ts'
import { named, requireNamed } from '../../../language/named.ts'
import { partFieldAt } from '../../../language/partFields.ts'
import { cell } from '../../print/markdown.ts'
import { mayRead, type Reader } from './Reader.ts'

/** Labels of the fields at these paths that the role reads. */
const labelsOf = (reader: Reader, entity: EntityModel, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const found = partFieldAt(entity, path)
    return found && mayRead(reader, found) !== 'no' ? [reader.say(found.field.label)] : []
  })

const listLines = (
  reader: Reader,
  entity: EntityModel,
  { columns, guards, search, foundBy = [], filters, views }: ListModel,
): readonly string[] => {
  const { model, say, word, mayAtAll } = reader
  const said = (name: 'columns' | 'searched' | 'filtered' | 'views', labels: readonly string[]): readonly string[] =>
    labels.length === 0 ? [] : [word(name, [...new Set(labels)].join(', '))]
  const referring = ({ entity: name }: FoundByModel): string => word('idOf', say(requireNamed(model.entities, name).one))
  const seen = columns.filter(({ when }) => when === undefined || mayAtAll(guards[when]))
  return [
    ...said(
      'columns',
      seen.map(({ label }) => say(label)),
    ),
    ...said('searched', [...labelsOf(reader, entity, search), ...foundBy.filter(({ guard }) => mayAtAll(guard)).map(referring)]),
    ...said('filtered', labelsOf(reader, entity, filters)),
    ...said(
      'views',
      views.map(({ label }) => say(label)),
    ),
  ]
}

const detailLines = ({ say, word, mayAtAll }: Reader, { head, sections, tabs }: DetailModel): readonly string[] => {
  const said = (all: readonly { readonly guard: Guard; readonly label: string }[]): string =>
    [...new Set(all.filter(({ guard }) => mayAtAll(guard)).map(({ label }) => say(label)))].join(', ')
  const line = (text: string, name: 'open' | 'sections'): readonly string[] => (text === '' ? [] : [word(name, text)])
  const inTabs = (tabs ?? []).flatMap((tab) => {
    const text = said(tab.sections.flatMap((name) => named(sections, name) ?? []))
    return text === '' ? [] : [word('tab', say(tab.label), text)]
  })
  return [...line(said(head.open ?? []), 'open'), ...(tabs ? inTabs : line(said(sections), 'sections'))]
}

const reportLines = ({ model, say, word, mayAtAll }: Reader, entity: EntityModel, name: string): readonly string[] => {
  const report = named(entity.reports, name)
  if (!report) return []
  const parts = new Set(report.parts.filter(({ guard, when }) => when === undefined || mayAtAll(guard)).map(({ name }) => name))
  const shown = (model.figures[report.operation] ?? []).filter(({ part }) => parts.has(part)).map(({ label }) => say(label))
  return shown.length === 0 ? [] : [word('figures', shown.join(', '))]
}

const within = (reader: Reader, entity: EntityModel, screen: ScreenModel): readonly string[] => {
  if (entity.list?.screen === screen.name) return listLines(reader, entity, entity.list)
  const detail = entity.details.find((each) => each.screen === screen.name)
  if (detail) return detailLines(reader, detail)
  return screen.report === undefined ? [] : reportLines(reader, entity, screen.report)
}

/** A line for each screen, and beneath it what is on it. */
export const screenLines = (reader: Reader, entity: EntityModel, screens: readonly ScreenModel[]): readonly string[] =>
  screens.flatMap((screen) => [
    `- **${cell(reader.say(screen.label))}** \`${screen.path}\``,
    ...within(reader, entity, screen).map((line) => `  - ${cell(line)}`),
  ])
