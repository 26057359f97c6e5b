// Links lead somewhere: to an address that can be configured, or to a list that knows its reference to this record.
import { didYouMean } from '../../language/suggest.ts'
import { namesIn } from '../resolve/templates.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Written, WrittenEntity, WrittenLink } from '../written.ts'
import { menuEntries } from './ensureMenu.ts'
import { pathsOf, type Ensure } from './scope.ts'
import { entitiesIn, listsIn, sectionsIn, type At } from './walk.ts'

interface Named {
  readonly address: string
  readonly path: SpecPath
}

const linksIn = (written: Written): readonly (At<WrittenLink> & { readonly of: WrittenEntity })[] =>
  entitiesIn(written).flatMap(({ spec, path }) =>
    Object.entries(spec.detail?.links ?? {}).map(([name, link]) => ({
      spec: link,
      of: spec,
      path: [...path, 'detail', 'links', name, 'to'],
    })),
  )

const addressesIn = (written: Written): readonly Named[] => [
  ...menuEntries(written).flatMap(({ entry, path }) =>
    'link' in entry.to ? [{ address: entry.to.link, path: [...path, 'to', 'link'] }] : [],
  ),
  ...linksIn(written).flatMap(({ spec, path }) => ('address' in spec.to ? [{ address: spec.to.address, path: [...path, 'address'] }] : [])),
  ...entitiesIn(written)
    .flatMap(sectionsIn)
    .flatMap(({ spec, path }) =>
      'unless' in spec && spec.unless !== undefined ? [{ address: spec.unless, path: [...path, 'unless'] }] : [],
    ),
]

type To<Key extends string> = Extract<WrittenLink['to'], Readonly<Record<Key, unknown>>>

const ensureAddress = ({ path: end }: To<'address'>, entity: WrittenEntity, path: SpecPath, add: AddProblem): void => {
  const paths = pathsOf(entity)
  for (const name of namesIn(end).filter((each) => !paths.includes(each)))
    add({
      code: 'unknown-placeholder',
      path: [...path, 'path'],
      message: `{${name}} stands for nothing here: it names no field.${didYouMean(name, paths)}`,
    })
}

const ensureSection = ({ section }: To<'section'>, { detail }: WrittenEntity, path: SpecPath, add: AddProblem): void => {
  const leads = Object.entries(detail?.sections ?? {}).flatMap(([name, each]) => ('path' in each && each.path !== undefined ? [name] : []))
  if (!leads.includes(section))
    add({
      code: 'leads-nowhere',
      path: [...path, 'section'],
      message: `No section "${section}" here has an address of its own.${didYouMean(section, leads)}`,
    })
}

const ensureList = ({ list, by }: To<'list'>, other: WrittenEntity | undefined, path: SpecPath, add: AddProblem): void => {
  if (!other) return
  const screen = listsIn({ spec: other, path: [] }).find((each) => each.spec.path !== undefined)
  if (!screen) return add({ code: 'leads-nowhere', path: [...path, 'list'], message: `${list} has no list with an address.` })
  const filters = screen.spec.filters ?? []
  if (!filters.includes(by))
    add({
      code: 'unfiltered',
      path: [...path, 'by'],
      message: `The list of ${list} cannot be filtered by "${by}".${didYouMean(by, filters)}`,
    })
}

export const ensureLinks: Ensure = ({ written, add }) => {
  const known = Object.keys(written.app.addresses)
  for (const { address, path } of addressesIn(written))
    if (!known.includes(address))
      add({
        code: 'unknown-address',
        path,
        message: `The app has no address "${address}".${didYouMean(address, known) || ' Name it in app.addresses, empty where it starts unconfigured.'}`,
      })
  for (const { spec, of, path } of linksIn(written)) {
    if ('address' in spec.to) ensureAddress(spec.to, of, path, add)
    else if ('section' in spec.to) ensureSection(spec.to, of, path, add)
    else ensureList(spec.to, written.entities[spec.to.list], path, add)
  }
}
