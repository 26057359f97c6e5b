// Places of the model that ask a right of their own: each could lose its guard.
import { model } from './gateModel.ts'

/** Entity and part. */
export const guardedParts = model.entities.flatMap((entity) =>
  entity.parts.flatMap((part) =>
    part.guard && !['nobody', 'anyone', 'anyStaff'].some((each) => each in part.read.rule) ? [[entity.name, part.name] as const] : [],
  ),
)

/** Entity, part and field. */
export const guardedFields = model.entities.flatMap((entity) =>
  entity.parts.flatMap((part) => part.fields.flatMap((field) => (field.guard ? [[entity.name, part.name, field.name] as const] : []))),
)

/** Entity and mark. One that comes with the card asks nothing of its own, so nothing can be taken away from it. */
export const guardedMarks = model.entities.flatMap((entity) =>
  entity.card.marks.filter(({ read }) => !('anyStaff' in read.rule)).map(({ wire }) => [entity.name, wire] as const),
)
