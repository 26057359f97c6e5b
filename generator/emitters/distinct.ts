// The keyword `distinct` for lists of objects: no two alike in one property.
import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'

export const distinct: CodeKeywordDefinition = {
  keyword: 'distinct',
  type: 'array',
  schemaType: 'string',
  error: { message: 'two are alike' },
  code: (cxt: KeywordCxt) => cxt.fail(_`new Set(${cxt.data}.map((each) => each?.[${cxt.schema}])).size < ${cxt.data}.length`),
}
