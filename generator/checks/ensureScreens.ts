// Screens: addresses that differ, parameters where a record is shown, sections for subjects that have a role.
import { ownersIn, paramsIn } from '../../language/addresses.ts'
import type { SpecPath } from '../problem.ts'
import { pascal } from '../../language/names.ts'
import { tabOf, type Written, type WrittenDetail, type WrittenEntity } from '../written.ts'
import { detailName } from '../resolve/detail.ts'
import { listName, listOf } from '../resolve/list.ts'
import { reservedWords } from './reservedWords.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, sectionsIn } from './walk.ts'
import { refersToOne } from '../../language/fields/index.ts'

interface Screen {
  readonly name: string
  readonly path: string
  readonly at: SpecPath
  readonly params: number
  /** Fields that the address may name before the record's own key. */
  readonly references?: readonly string[]
}

/** Sections with an address of their own below their record's. */
const subScreens = (
  home: string,
  { path, sections }: Pick<WrittenDetail, 'path' | 'sections'>,
  at: SpecPath,
  params: number,
): readonly Screen[] =>
  Object.entries(sections).flatMap(([name, section]) =>
    'path' in section && section.path !== undefined
      ? [{ name: `${home}${pascal(name)}`, path: `${path}/${section.path}`, at: [...at, 'sections', name, 'path'], params }]
      : [],
  )

const referencesIn = ({ fields }: WrittenEntity): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (refersToOne(field) ? [name] : []))

const screensIn = (written: Written): readonly Screen[] => [
  // One of the product's own making may be about a record.
  ...Object.entries(written.screens).map(([name, { path }]): Screen => {
    const params = path.includes('/:') ? 1 : 0
    return { name, path, at: ['screens', name, 'path'], params }
  }),
  ...entitiesIn(written).flatMap(({ spec, path }): readonly Screen[] => {
    const list = listOf(spec)
    return [
      ...(list?.path === undefined
        ? []
        : [{ name: listName(spec), path: list.path, at: [...path, spec.list ? 'list' : 'queue', 'path'], params: 0 }]),
      ...(spec.detail
        ? [{ name: detailName(spec), path: spec.detail.path, at: [...path, 'detail', 'path'], params: 1, references: referencesIn(spec) }]
        : []),
      ...Object.entries(spec.settings ?? {}).map(([name, each]) => ({
        name: each.name ?? name,
        path: each.path,
        at: [...path, 'settings', name, 'path'],
        params: 0,
      })),
      ...(spec.detail ? subScreens(detailName(spec), spec.detail, [...path, 'detail'], 1) : []),
      ...Object.entries(spec.settings ?? {}).flatMap(([name, each]) => subScreens(each.name ?? name, each, [...path, 'settings', name], 0)),
    ]
  }),
]

const form = /^\/$|^(\/([A-Za-z][A-Za-z0-9-]*|:[a-z][A-Za-z]*))+$/

export const ensureScreens: Ensure = ({ written, add }) => {
  const paths = new Map<string, string>()
  const names = new Map<string, string>()
  for (const { name, path, at, params, references = [] } of screensIn(written)) {
    const reserved = paramsIn(path).find((each) => reservedWords.has(each))
    const refuse = (message: string): void => add({ code: 'bad-path', path: at, message })
    if (!form.test(path)) refuse(`"${path}" is no address; write /like/this or /like/:this, a parameter in letters alone.`)
    else if (reserved !== undefined) refuse(`":${reserved}" is a word of JavaScript: call the parameter otherwise, like :${reserved}Id.`)
    else if (path.split('/:').length - 1 - ownersIn(path).filter((each) => references.includes(each)).length !== params)
      refuse(params === 1 ? 'One record is shown here, so its address needs one :parameter.' : 'This address cannot have a :parameter.')
    const shape = path.replace(/:[^/]+/g, ':')
    const taken = paths.get(shape)
    if (taken !== undefined) add({ code: 'path-twice', path: at, message: `"${path}" is the address of ${taken} already.` })
    if (names.has(name))
      add({ code: 'screen-twice', path: at, message: `Another screen is called "${name}" already: give it a name of its own.` })
    paths.set(shape, name)
    names.set(name, path)
  }
  for (const [name, screen] of Object.entries(written.screens)) {
    const { path } = screen
    const entity = tabOf(screen)
    const list = entitiesIn(written).find(({ spec }) => spec.entity === entity)
    if (entity !== undefined && list && listOf(list.spec)?.path === undefined)
      add({
        code: 'tab-without-list',
        path: ['screens', name, 'tabOf'],
        message: `${entity} has no list with an address, so ${path} is a tab beside nothing.`,
      })
  }
  for (const entity of entitiesIn(written)) {
    if (entity.spec.entity === written.person.entity) continue
    for (const section of sectionsIn(entity)) {
      if (section.spec.of)
        add({
          code: 'of-without-person',
          path: [...section.path, 'of'],
          message: `Only a ${written.person.entity} has a role, so ${entity.spec.entity} has no sections by role.`,
        })
    }
  }
}
