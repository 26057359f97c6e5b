// What whoever changes something of themselves types beside it (ownAsks): one input, whatever form it stands in. It is compared, and stored nowhere.
import type { FieldModel } from './model.ts'

/** Not required by the form, which is the same on somebody else's record: the server asks for it where it has to be there. */
export const currentPassword = {
  name: 'currentPassword',
  path: 'currentPassword',
  kind: 'secret',
  label: 'forms.currentPassword',
  required: false,
  class: 'secret',
  graphql: 'String',
  columns: [],
  filter: 'none',
  min: 1,
  max: 1_024,
} as const satisfies FieldModel
