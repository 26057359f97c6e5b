// Fields that tell one of the operations that can wait for approval, or be run over many records, have some to tell.
import type { Model } from '../../language/model.ts'
import type { AddProblem } from '../problem.ts'
import { operationEnums } from '../resolve/field.ts'
import { under } from '../written.ts'

const none: Readonly<Record<string, string>> = {
  [operationEnums.approvals]: 'No action may wait for approval: give one a limit (approval), or leave the field out.',
  [operationEnums.runs]: 'No list offers an action that is run over many records: offer one there (actions), or leave the field out.',
}

export const ensureListed = ({ entities }: Model, add: AddProblem): void => {
  for (const { name, parts } of entities)
    for (const part of parts)
      for (const field of part.fields) {
        const message = under(none, field.enum ?? '')
        const path = ['entities', name, ...(part.name === '' ? [] : ['parts', part.name]), 'fields', field.name, 'options']
        if (message !== undefined && field.choices?.length === 0) add({ code: 'empty-list', path, message })
      }
}
