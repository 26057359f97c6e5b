// What is wrong with a field that was given: told beside it, in the words guards.<rule>.
import { InvalidInput } from '../../server/kit.ts'

export const wrongField = (field: string, rule: string, params: readonly string[] = [], template = `guards.${rule}`): InvalidInput =>
  new InvalidInput([{ field, code: rule, template, params }])
