// What is allowed on one's own record needs to know whose record it is.
import { refersToOne } from '../../language/fields/index.ts'
import { under } from '../written.ts'
import type { Ensure } from './scope.ts'
import { actionsIn, entitiesIn, partsIn } from './walk.ts'

export const ensureOwn: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const { own } = entity.spec
    const field = own === undefined ? undefined : under(entity.spec.fields, own)
    const isPerson = entity.spec.entity === written.person.entity
    const pointsAtPerson = field && refersToOne(field) && field.entity === written.person.entity
    if (own !== undefined && !(own === 'id' ? isPerson : pointsAtPerson)) {
      add({
        code: 'own-is-no-person',
        path: [...entity.path, 'own'],
        message: `own has to hold a ${written.person.entity}: a reference to one, or id in ${written.person.entity} itself.`,
      })
    }
    if (own !== undefined) continue
    const said = [
      ...partsIn(entity).flatMap((part) =>
        (['ownRead', 'ownUpdate'] as const).filter((key) => part.spec[key] !== undefined).map((key) => [...part.path, key]),
      ),
      ...actionsIn(entity).flatMap((action) => (action.spec.own === undefined ? [] : [[...action.path, 'own']])),
    ]
    for (const path of said)
      add({
        code: 'own-without-path',
        path,
        message: `${entity.spec.entity} does not say whose record it is: add own: '<path of the person>'.`,
      })
  }
}
