// What a console asks to have exported, as it comes: read strictly, for it comes past the contract.
import { Fault } from '../Fault.ts'
import type { Payload } from '../authorize/documents.ts'
import { isZone } from '../queries/isZone.ts'
import { sheetFormats, type SheetFormatName } from './writeSheet.ts'
import { isBag, readJson } from '../isBag.ts'

export interface Asked {
  /** The list's own document with what it is asked with. */
  readonly payload: Payload
  /** Paths of what the list shows, in its order. */
  readonly columns: readonly string[]
  readonly format: SheetFormatName
  /** Europe/Berlin */
  readonly zone: string
  /** Of labels and words: de. One that the product does not speak is that of its specs. */
  readonly language: string
}

const maxColumns = 200

const refuse = (what: string): never => {
  throw new Fault('BAD_REQUEST', `Not what is expected: ${what}`)
}

/** @throws Fault BAD_REQUEST, which names the piece */
export const readAsked = (body: string): Asked => {
  const asked = readJson(body)
  if (!isBag(asked)) return refuse('body')
  const { payload, columns, format, zone, language } = asked
  if (!isBag(payload)) return refuse('payload')
  if (!Array.isArray(columns) || columns.length > maxColumns || !columns.every((each) => typeof each === 'string')) return refuse('columns')
  if (typeof format !== 'string' || !Object.hasOwn(sheetFormats, format)) return refuse('format')
  if (typeof zone !== 'string' || !isZone(zone)) return refuse('zone')
  if (typeof language !== 'string') return refuse('language')
  return { payload, columns: [...new Set(columns)], format: format as SheetFormatName, zone, language }
}
