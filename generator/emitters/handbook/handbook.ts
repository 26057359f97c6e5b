// handbook/: for each role of staff what it finds in the console, what it can do there and what it is refused for, in its own words, as Markdown.
import type { EntityModel, Model, ScreenModel } from '../../../language/model.ts'
import { exportConst, type CodeFile } from '../../print/code.ts'
import { markdownHeader, type Origin } from '../../print/header.ts'
import { codeOf, loaderOf, objectOf } from '../../print/literal.ts'
import { cell, row } from '../../print/markdown.ts'
import type { Emitter } from '../output.ts'
import { actionsIn } from './actionsIn.ts'
import { changesSince } from './changesSince.ts'
import { fieldRows, ruleLines } from './fieldRows.ts'
import { readerOf, type Reader } from './Reader.ts'
import { screenLines } from './screenLines.ts'
import type { words } from './words.ts'

const table = ({ word }: Reader, heads: readonly (keyof typeof words)[], rows: readonly (readonly string[])[]): string =>
  [heads.map((head) => word(head)), heads.map(() => '---'), ...rows.map((cells) => cells.map(cell))].map(row).join('')

/** A heading and what stands beneath it; nothing where that is nothing. */
const section = (heading: string, body: string): readonly string[] => (body === '' ? [] : [`${heading}\n\n${body.trimEnd()}\n`])

const chapterOf = (reader: Reader, entity: EntityModel, screens: readonly ScreenModel[]): readonly string[] => {
  const { word } = reader
  const [{ always, rows }, fields] = [actionsIn(reader, entity), fieldRows(reader, entity)]
  const actions = rows.length === 0 ? '' : table(reader, ['action', 'when', 'asks', 'unless', 'undo'], rows)
  const below = [
    ...(screens.length === 0 ? [] : [`${screenLines(reader, entity, screens).join('\n')}\n`]),
    ...section(`### ${word('does')}`, actions === '' || always === '' ? actions : `${word('always', always)}\n\n${actions}`),
    ...section(`### ${word('fields')}`, fields.length === 0 ? '' : table(reader, ['field', 'sees', 'changes', 'means'], fields)),
    ...section(`### ${word('together')}`, fields.length === 0 ? '' : ruleLines(reader, entity).join('\n')),
  ]
  return section(`## ${cell(reader.say(entity.many))}`, below.join('\n'))
}

/** The handbook of one role without what changed since another. */
const contentsOf = (reader: Reader): string => {
  const { screens, entities } = reader.model
  const opened = screens.filter(({ guard }) => reader.mayAtAll(guard))
  const within = (entity: EntityModel): readonly ScreenModel[] => opened.filter((screen) => screen.entity === entity.name)
  const others = opened
    .filter(({ entity, bare }) => entity === undefined && !bare)
    .map(({ label, path }) => `- **${cell(reader.say(label))}** \`${path}\``)
  // What has a screen comes first.
  const inOrder = entities.toSorted((one, other) => Number(within(other).length > 0) - Number(within(one).length > 0))
  return [
    ...inOrder.flatMap((entity) => chapterOf(reader, entity, within(entity))),
    ...section(`## ${reader.word('others')}`, others.join('\n')),
  ].join('\n')
}

/** What each role of staff is told, by role. */
export const handbooksOf = (model: Model): Readonly<Record<string, string>> =>
  Object.fromEntries(model.person.staff.map((role) => [role, contentsOf(readerOf(model, role))]))

const origin = (specs: string): Origin => ({ emitter: 'emitters/handbook/handbook.ts', from: `${specs}/` })

const indexOf = (roles: readonly string[], specs: string): CodeFile => ({
  origin: origin(specs),
  statements: [
    exportConst({
      name: 'handbooks',
      type: 'Readonly<Record<string, () => Promise<string>>>',
      doc: 'By role of staff, as Markdown.',
      value: objectOf(roles.map((role) => [role, codeOf(loaderOf(`./${role}.md?raw`, 'default'))])),
    }),
  ],
})

export const emitHandbook: Emitter = ({ model, specs, released = {} }) => ({
  'handbook/index.ts': indexOf(model.person.staff, specs),
  ...Object.fromEntries(
    model.person.staff.map((role) => {
      const reader = readerOf(model, role)
      const contents = contentsOf(reader)
      const title = `# ${reader.word('title', cell(reader.say(`roles.${role}.one`)))}\n\n${reader.word('intro')}\n`
      const text = [title, ...changesSince(reader, contents, released[role]), contents].join('\n')
      return [`handbook/${role}.md`, `${markdownHeader(origin(specs))}\n${text}`]
    }),
  ),
})
