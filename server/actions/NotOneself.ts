// Whoever changes something of themselves did not say who they are, or not rightly. Told on the field; never kept under the operation key, which knows nothing of what was typed.
import { currentPassword } from '../../language/currentPassword.ts'
import { InvalidInput, type InputError } from './InvalidInput.ts'

type Why = 'missing' | 'wrong' | 'many'

const words = {
  missing: { code: 'required', template: 'errors.required', params: [`@${currentPassword.label}`] },
  wrong: { code: 'notOneself', template: 'errors.notOneself', params: [] },
  many: { code: 'required', template: 'errors.manyShown', params: [] },
} as const satisfies Readonly<Record<Why, Omit<InputError, 'field'>>>

export class NotOneself extends InvalidInput {
  readonly why: Why

  /** @param why nothing was typed, another password than one's own, or nothing by somebody who had many values shown just now */
  constructor(why: Why) {
    super([{ field: currentPassword.name, ...words[why] }])
    this.name = 'NotOneself'
    this.why = why
  }
}
