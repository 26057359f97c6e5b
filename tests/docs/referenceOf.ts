// docs/reference.md: everything that a spec may say, read from where the language says it: options with their types and comments, an example of each kind of field.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  Node,
  Project,
  type ClassDeclaration,
  type InterfaceDeclaration,
  type PropertyDeclaration,
  type PropertySignature,
  type SourceFile,
} from 'ts-morph'
import { row, cell } from '../../generator/print/markdown.ts'
import { fields } from '../../language/fields/index.ts'
import { iconNames } from '../../language/icons.ts'
import { house, listSources, textOf } from '../architecture/listSources.ts'

type Shape = ClassDeclaration | InterfaceDeclaration
type Property = PropertyDeclaration | PropertySignature

/** In the order in which one meets them. */
const chapters: readonly (readonly [title: string, files: readonly string[]])[] = [
  ['The product', ['language/product.ts', 'language/menu.ts', 'language/news.ts']],
  ['Who may', ['language/requirement.ts', 'language/conditions.ts']],
  [
    'Entities and their parts',
    ['language/spec.ts', 'language/atMost.ts', 'language/fieldRules.ts', 'language/leaves.ts', 'language/links.ts'],
  ],
  ['Fields', ['language/fields/']],
  ['Computed values', ['language/computed/']],
  ['What is done', ['language/actions/']],
  ['Screens', ['language/screens/']],
  ['Sections of a record', ['language/sections/']],
  ['Reports', ['language/reports.ts', 'language/figures/']],
]

/** What an owner writes; the rest of these files is what it means. */
const isWritten = (shape: Shape): boolean =>
  shape.isExported() &&
  !/Model/.test(shape.getName() ?? '') &&
  /(?:Spec|Common|Section|Figure|Row|Aside|Lifecycle|Comparisons|AllOf|AnyOf|Anyone|AnyStaff)$/.test(shape.getName() ?? '')

/** What is one of several things, or a table of them: shown as it stands. */
const isAlias = (name: string): boolean => /(?:Spec|(?:Condition|Rule)Row|Target|Requirement)$/.test(name)

const spoken = (name: string): string =>
  name
    .replace(/Spec$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** A kind is named as the spec names it, by its file. */
const titleOf = (shape: Shape): string => {
  const file = basename(shape.getSourceFile().getFilePath(), '.ts')
  const name = shape.getName() ?? ''
  if (name.endsWith('Common') || file === 'kind') return `What every ${spoken(name.replace(/Common$|Aside$/, ''))} may say`
  const isKind = basename(shape.getSourceFile().getDirectoryPath()) !== 'language'
  return isKind && name.toLowerCase().startsWith(file.toLowerCase()) ? `\`${file}\`` : spoken(name)
}

const words: readonly (readonly [RegExp, string])[] = [
  [/NoInfer<((?:[^<>]|<[^<>]*>)*)>/g, '$1'],
  [/Names<F, S, T, P>\['(\w+)'\]|Own<F, S>\['(\w+)'\]/g, '$1$2'],
  [/Requirement<W>/g, 'requirement'],
  [/\b[WR]\['([\w ]+)'\]/g, '$1'],
  [/<W(?:, [^<>]*)?>|<R>/g, ''],
  [/Readonly<Record<string, ((?:[^<>]|<[^<>]*>)*)>>/g, '{ name: $1 }'],
  [/\breadonly /g, ''],
  [/\boption\.named(?:<[^>]*>)?\('([\w ]+)'\)/g, '$1'],
  [/\boption\.requirement(?:<[^>]*>)?\(\)/g, 'requirement'],
  [/\boption\.oneOf\((.*)\)/g, '$1'],
  [/\boption\.yesOrNo/g, 'true, false'],
  [/\boption\.yes\b/g, 'true'],
  [/\boption\./g, ''],
  [/Readonly< ?Record< ?string, (.*) > ?>/g, '{ name: $1 }'],
  [/\{ \[K in \w+\]\??: (.*) \}/g, '{ name: $1 }'],
  [/\b([A-Z]\w+?)(?:Spec|Row)\b(?:<[^<>]*>)?/g, '$1'],
  [/\bS\b/g, 'state'],
  [/\bT\b/g, 'transition'],
  [/\bA\b/g, 'action'],
  [/\b(?:F|Path)\b/g, 'field'],
  [/^bySort<[^(]*>\(\[(.*?)\], .*$/, '$1, or values of its own'],
  [/^, or values of its own$/, 'number, or { type: number }'],
  [/\bconditions\(\)/g, 'condition row'],
  [/\boffered\(\)/g, 'value[]'],
  [/\.{3}looks/g, 'a look'],
  [/\.{3}operationLists/g, "'operations', 'approvals', 'runs'"],
  [/\boneOrMore\(('.*')\)/g, 'one or more of $1'],
  [/\bobject(?:<\w+>)?\((\w+?)(?:Spec)?\)(?: as \w+)?/g, '$1'],
  [/\brecord(?:<\w+>)?\((.*), '(\w+)'\)$/g, '{ $2: $1 }'],
  [/\brecord(?:<\w+>)?\((.*)\)$/g, '{ name: $1 }'],
  [/\bbyKind<\w+>\(\{ (.*) \}\)/g, 'by kind: $1'],
  [/\boneOrMore(?:<\w+>)?\((\w+)(?:, '\w*')?\)/g, '$1[]'],
]

/** How an option is taken into the model says nothing to who writes it. */
const bare = (text: string): string => {
  const inner = /^option\.(?:must|elsewhere|otherwise)\( ?(.*?),? ?\)$/.exec(text)?.[1]
  return inner === undefined ? text : bare(inner)
}

const typeOf = (property: Property): string => {
  const initializer = 'getInitializer' in property ? property.getInitializer()?.getText() : undefined
  const written = bare((initializer ?? property.getTypeNode()?.getText() ?? '').replace(/\/\*\*.*?\*\//gs, '').replace(/\s+/g, ' '))
  // Twice: what stands within is plain only after the first.
  return [...words, ...words].reduce((text, [from, to]) => text.replace(from, to), written).trim()
}

const commentOf = (node: Shape | Property): string =>
  node
    .getJsDocs()
    .map((each) => each.getDescription().trim())
    .join(' ')

interface Told {
  readonly property: Property
  readonly isDemanded: boolean
}

/** What is said where a shape extends one that has a section of its own is said there. */
const propertiesOf = (shape: Shape): readonly Told[] => {
  const own: readonly Property[] = shape.getProperties()
  const told = own.map((property) => ({ property, isDemanded: !property.hasQuestionToken() }))
  if (!Node.isInterfaceDeclaration(shape)) return told
  const others = shape
    .getType()
    .getProperties()
    .flatMap((symbol): readonly Told[] => {
      const [property] = symbol.getDeclarations().filter(Node.isPropertySignature)
      const from = property?.getParent()
      const stands = own.some((each) => each.getName() === symbol.getName()) || (Node.isInterfaceDeclaration(from) && isWritten(from))
      return property === undefined || stands ? [] : [{ property, isDemanded: !symbol.isOptional() }]
    })
  return [...told, ...others]
}

const tableOf = (properties: readonly Told[]): string => {
  const rows = properties.map(({ property, isDemanded }) => [
    `\`${property.getName()}\`${isDemanded ? ' *' : ''}`,
    cell(typeOf(property)),
    cell(commentOf(property)),
  ])
  return [['option', 'takes', 'meaning'], ['---', '---', '---'], ...rows].map(row).join('')
}

const specs = listSources('.ts').filter((path) => path.startsWith('specs/') && !path.startsWith('specs/texts/'))

/** A field of that kind as the product has it, on one line. */
const exampleOf = (kind: string): string | undefined =>
  specs
    .flatMap((path) => textOf(path).split('\n'))
    .map((line) => line.trim())
    .find((line) => line.includes(`kind: '${kind}'`) && /^\w+: \{.*\},?$/.test(line) && line.length < 140)

const sectionOf = (shape: Shape, isField: boolean): readonly string[] => {
  const file = shape.getSourceFile()
  const first =
    file
      .getStatementsWithComments()[0]
      ?.getText()
      .replace(/^\/\/ /, '') ?? ''
  const about = commentOf(shape) || (isField ? first : '')
  const kind = basename(file.getFilePath(), '.ts')
  const example = isField ? exampleOf(kind) : undefined
  const properties = propertiesOf(shape)
  return [
    `### ${titleOf(shape)}\n`,
    ...(about === '' ? [] : [`${cell(about)}\n`]),
    ...(properties.length === 0 ? [] : [tableOf(properties)]),
    ...(example === undefined ? [] : [`\`\`\`ts\n${example}\n\`\`\`\n`]),
  ]
}

const aliasesOf = (source: SourceFile): readonly string[] =>
  source
    .getTypeAliases()
    .filter((each) => each.isExported() && isAlias(each.getName()))
    .flatMap((each) => [
      `### ${spoken(each.getName())}\n`,
      ...each.getJsDocs().map((told) => `${cell(told.getDescription().trim())}\n`),
      `\`\`\`ts\n${each.getTypeNodeOrThrow().getText()}\n\`\`\`\n`,
    ])

/** The kinds of field that say nothing of their own. */
const plainKinds = (files: readonly string[]): readonly string[] =>
  files.flatMap((path) => {
    const text = readFileSync(join(house, path), 'utf8')
    const kind = basename(path, '.ts')
    const has = kind in fields && !/export class \w+Spec/.test(text)
    const example = has ? exampleOf(kind) : undefined
    return has
      ? [`### \`${kind}\`\n`, `${cell(/^\/\/ (.*)/.exec(text)?.[1] ?? '')}\n`, ...(example ? [`\`\`\`ts\n${example}\n\`\`\`\n`] : [])]
      : []
  })

export const referenceOf = (): string => {
  const project = new Project({ tsConfigFilePath: join(house, 'tsconfig.json'), skipAddingFilesFromTsConfig: true })
  const all = listSources('.ts').filter((path) => path.startsWith('language/'))
  const body = chapters.flatMap(([title, places]) => {
    const files = places
      .flatMap((place) => all.filter((path) => path.startsWith(place)))
      .toSorted((one, other) => Number(other.endsWith('/kind.ts')) - Number(one.endsWith('/kind.ts')))
    const sources = files.map((path) => project.addSourceFileAtPath(join(house, path)))
    const shapes = sources.flatMap((source) => [...source.getInterfaces(), ...source.getClasses()].filter(isWritten))
    const isField = title === 'Fields'
    return [
      `## ${title}\n`,
      ...shapes.flatMap((shape) => sectionOf(shape, isField)),
      ...sources.flatMap(aliasesOf),
      ...(isField ? plainKinds(files) : []),
    ]
  })
  return [
    '<!-- Written by tests/docs/reference.test.ts from language/. -->\n',
    '# Reference\n',
    'Everything that a spec may say. \\* marks what has to be said. Comments here are those that an editor shows over a spec; what is said wrongly is told with its place by [problems](problems.md). How to go about something: [guide](guide.md).\n',
    ...body,
    '## Icons\n',
    'What a menu may name: ' + iconNames.map((each) => `\`${each}\``).join(', ') + '.\n',
  ].join('\n')
}
