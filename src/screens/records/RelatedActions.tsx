// Adds a record that points here: the other entity's create, with the reference filled in.
import { actionKind } from '../../../language/actions/index.ts'
import { decide } from '../../../language/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import { useActionHost } from '../../actions/useActionHost.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'

export const RelatedActions = ({ entity, by, id }: { readonly entity: EntityModel; readonly by: string; readonly id: string }) => {
  const t = useText()
  const viewer = useViewer()
  const { start } = useActionHost()
  const create = entity.actions.find((action) => actionKind(action).makes && action.inputs.includes(by))
  if (!create || !decide(viewer, create.guard).allowed) return null
  return (
    <button type="button" className="textButton" onClick={() => start(create, undefined, { [by]: id })}>
      {t(create.label)}
    </button>
  )
}
