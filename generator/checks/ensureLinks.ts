// Links lead somewhere: to an address that can be configured, or to a list that knows its reference to this record.
import { didYouMean } from '../suggest.ts'
import { namesIn } from '../resolve/templates.ts'
import type { SpecPath } from '../problem.ts'
import type { Written, WrittenLink } from '../written.ts'
import type { Ensure } from './ensures.ts'
import { menuEntries } from './ensureMenu.ts'
import { pathsOf } from './scope.ts'
import { entitiesIn, listsIn, sectionsIn } from './walk.ts'
import type { At } from './walk.ts'

interface Named {
  readonly address: string
  readonly path: SpecPath
}

const linksIn = (written: Written): readonly (At<WrittenLink> & { readonly of: string })[] =>
  entitiesIn(written).flatMap(({ spec, path }) =>
    Object.entries(spec.detail?.links ?? {}).map(([name, link]) => ({
      spec: link,
      of: spec.entity,
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
      spec.kind === 'form' && spec.unless !== undefined ? [{ address: spec.unless, path: [...path, 'unless'] }] : [],
    ),
]

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
    const entity = written.entities[of]
    if ('address' in spec.to) {
      const paths = entity ? pathsOf(entity) : []
      for (const name of namesIn(spec.to.path).filter((each) => !paths.includes(each)))
        add({
          code: 'unknown-placeholder',
          path: [...path, 'path'],
          message: `{${name}} stands for nothing here: it names no field.${didYouMean(name, paths)}`,
        })
      continue
    }
    if ('section' in spec.to) {
      const { section } = spec.to
      const leads = Object.entries(entity?.detail?.sections ?? {}).flatMap(([name, each]) =>
        each.kind === 'related' && each.path !== undefined ? [name] : [],
      )
      if (!leads.includes(section))
        add({
          code: 'leads-nowhere',
          path: [...path, 'section'],
          message: `No section "${section}" here has an address of its own.${didYouMean(section, leads)}`,
        })
      continue
    }
    const { list, by } = spec.to
    const other = written.entities[list]
    if (!other) continue
    const screen = listsIn({ spec: other, path: [] }).find((each) => each.spec.path !== undefined)
    if (!screen) add({ code: 'leads-nowhere', path: [...path, 'list'], message: `${list} has no list with an address.` })
    else if (!(screen.spec.filters ?? []).includes(by))
      add({
        code: 'unfiltered',
        path: [...path, 'by'],
        message: `The list of ${list} cannot be filtered by "${by}".${didYouMean(by, screen.spec.filters ?? [])}`,
      })
  }
}
