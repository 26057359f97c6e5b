// What a screen shows of a record, somebody may read.
import { sectionKind } from '../../language/sections/index.ts'
import type { SpecPath } from '../problem.ts'
import type { WrittenEntity } from '../written.ts'
import { makeClosed } from './closed.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, sectionsIn, type At } from './walk.ts'

interface PathAt {
  readonly name: string
  readonly path: SpecPath
}

const listed = (names: readonly string[] | undefined, path: SpecPath): readonly PathAt[] =>
  (names ?? []).map((name, at) => ({ name, path: [...path, at] }))

const shownIn = (entity: At<WrittenEntity>): readonly PathAt[] => {
  const { card, detail } = entity.spec
  const [ofCard, ofHead] = [
    [...entity.path, 'card'],
    [...entity.path, 'detail', 'head'],
  ]
  return [
    ...listed(card?.under, [...ofCard, 'under']),
    ...listed(card?.marks, [...ofCard, 'marks']),
    ...listed(detail?.head?.under, [...ofHead, 'under']),
    ...listed(detail?.head?.marks, [...ofHead, 'marks']),
    ...listed(detail?.head?.facts, [...ofHead, 'facts']),
    // What is typed into a form need not be read.
    ...sectionsIn(entity).flatMap(({ spec, path }) =>
      'fields' in spec && !sectionKind(spec.kind).edits ? listed(spec.fields, [...path, 'fields']) : [],
    ),
  ]
}

export const ensureShown: Ensure = ({ written, add }) => {
  const closed = makeClosed(written)
  for (const entity of entitiesIn(written)) {
    const { entity: name } = entity.spec
    if (closed.shown(entity))
      add({
        code: 'unreadable-entity',
        path: [...entity.path, 'read'],
        message: `Nobody may read ${name}, so its screens would stay empty: say who may, or take the screens out.`,
      })
    else {
      const fields = fieldsByPath(entity)
      for (const { name: shown, path } of shownIn(entity)) {
        const field = fields.get(shown)
        if (field && closed.field(field))
          add({ code: 'unreadable-fact', path, message: `Nobody may ever read "${shown}", so it would stay empty here.` })
      }
    }
  }
}
