// forms/<form>.validate.js: one form's rules as self-contained code, so that nothing is compiled in the browser.
import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import type { FormModel } from '../../language/model.ts'
import { bounds, boundsSource } from './bounds.ts'

const standalone = standaloneModule as unknown as (ajv: Ajv, validate: ReturnType<Ajv['compile']>) => string

/** What ajv would import at run time, written out. */
const runtime: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': '(text) => [...text].length',
}

const inlined = (code: string): string => {
  let inner = code
  for (const [asked, given] of Object.entries(runtime)) inner = inner.replaceAll(asked, given)
  const left = /require\([^)]*\)/.exec(inner)
  if (left) throw new Error(`a validator would need ${left[0]} at run time`)
  return inner
}

/** For lists of objects: no two alike in one property. */
const distinct: CodeKeywordDefinition = {
  keyword: 'distinct',
  type: 'array',
  schemaType: 'string',
  error: { message: 'two are alike' },
  code: (cxt: KeywordCxt) => cxt.fail(_`new Set(${cxt.data}.map((each) => each?.[${cxt.schema}])).size < ${cxt.data}.length`),
}

export const validatorCode = (form: FormModel): string => {
  // A new one for each: it remembers everything it compiled, and names would then depend on the order.
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    code: { source: true, esm: true, lines: true },
    keywords: [bounds, distinct],
    meta: false,
    validateSchema: false,
  })
  const code = inlined(standalone(ajv, ajv.compile(form.jsonSchema)).replace(/^"use strict";/, ''))
  return `${code.includes('brokenBound') ? boundsSource : ''}${code.replace(/export const \w+ = [^;]*;/, '').trim()}\n`
}
