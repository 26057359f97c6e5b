// locales/: en.json has every text, for the server; en/ cuts them by who needs them in the browser: what comes with an entity's table, and what all share.
import { alikeBy } from '../../language/alike.ts'
import type { EntityModel, Model } from '../../language/model.ts'
import { pascal } from '../../language/names.ts'
import { exportConst, localType, type CodeFile } from '../print/code.ts'
import { codeOf, loaderOf, objectOf } from '../print/literal.ts'
import { byFile } from './entities.ts'
import { rightTexts } from './rights.ts'
import type { Emitter, World } from './output.ts'

type Texts = Model['texts']

const print = (texts: Texts): string => `${JSON.stringify(texts, null, 2)}\n`

/** The text keys that a piece of the model names. */
const keysIn = (piece: unknown, texts: Texts): ReadonlySet<string> => {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string' && Object.hasOwn(texts, value)) found.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(piece)
  return found
}

/** Operations are said by the tables that list them, areas only where rights are told, figures on the screens that show a report, the pieces of a home screen and of the bell there, what actions leave behind by the server. */
const saidElsewhere = new Set(['operations', 'areas', 'figures', 'homes', 'news', 'leaves'])

const areaOf = (key: string): string => key.slice(0, key.indexOf('.'))
const ownerOf = (key: string): string | undefined => (areaOf(key) === 'entities' ? key.split('.', 2)[1] : undefined)

/** By file: the entity's own texts, and those of others that its table names. What every screen may show is shared, and in no entity's. */
export const cutTexts = (model: Model): Readonly<Record<string, Texts>> => {
  const { texts, entities, figures, homes, news, menu, screens, app, roles, person } = model
  const everywhere = keysIn([menu, screens, app, roles, person], texts)
  const wires = new Set(entities.map(({ wire }) => wire))
  const isShared = (key: string): boolean => everywhere.has(key) || !(saidElsewhere.has(areaOf(key)) || wires.has(ownerOf(key) ?? ''))
  const places = new Map(Object.keys(texts).map((key, at) => [key, at]))
  const byOwner = alikeBy(places.keys(), ownerOf)
  // Each file looks at its own keys only: with all of them looked at for every file, the time would grow with the square of the entities.
  const pick = (keys: Iterable<string>): Texts =>
    Object.fromEntries(
      [...new Set(keys)].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)).map((key) => [key, texts[key] ?? '']),
    )
  const textsOf = (those: readonly EntityModel[]): Texts => {
    const own = those.flatMap(({ wire }) => byOwner.get(wire) ?? [])
    return pick([...own, ...keysIn(those, texts)].filter((key) => !isShared(key)))
  }
  const files = [...byFile(entities)].map(([file, those]) => [`entities/${file}`, textsOf(those)] as const)
  return Object.fromEntries([
    ['shared', pick([...places.keys()].filter(isShared))] as const,
    ['figures', pick([...keysIn(figures, texts)].filter((key) => !isShared(key)))] as const,
    ['home', pick([...keysIn([homes, news], texts)].filter((key) => !isShared(key)))] as const,
    ['rights', pick([...keysIn(rightTexts(model), texts)].filter((key) => !isShared(key)))] as const,
    ...files,
  ])
}

/** Those that come with no entity's table. */
const pieces = [
  ['shared', "What any screen may show: menus, names of screens, roles, reasons, the customs' own words."],
  ['figures', 'What reports say.'],
  ['home', 'What home screens say besides greeting and work, and what the bell tells.'],
  ['rights', 'What rights are about.'],
] as const

const indexFile = ({ specs }: World): CodeFile => ({
  origin: { emitter: 'locales.ts', from: `${specs}/index.ts` },
  statements: [
    localType('Texts', 'Readonly<Record<string, string>>'),
    ...pieces.map(([piece, doc]) =>
      exportConst({
        name: `load${pascal(piece)}`,
        type: '() => Promise<Texts>',
        doc,
        value: codeOf(loaderOf(`./en/${piece}.json`, 'default')),
      }),
    ),
  ],
})

/** Each further language is one piece, which only those load who read it. */
const languagesFile = ({ specs, translations = {} }: World): CodeFile => ({
  origin: { emitter: 'locales.ts', from: `${specs}/app.ts` },
  statements: [
    localType('Texts', 'Readonly<Record<string, string>>'),
    exportConst({
      name: 'languageLoaders',
      type: 'Readonly<Record<string, () => Promise<Texts>>>',
      doc: "The product's texts in its further languages.",
      value: objectOf(Object.keys(translations).map((language) => [language, loaderOf(`./${language}.json`, 'default')])),
    }),
  ],
})

export const emitLocales: Emitter = (world) => ({
  'locales/en.json': print(world.model.texts),
  'locales/index.ts': indexFile(world),
  'locales/languages.ts': languagesFile(world),
  ...Object.fromEntries(Object.entries(world.translations ?? {}).map(([language, texts]) => [`locales/${language}.json`, print(texts)])),
  ...Object.fromEntries(Object.entries(cutTexts(world.model)).map(([name, texts]) => [`locales/en/${name}.json`, print(texts)])),
})
