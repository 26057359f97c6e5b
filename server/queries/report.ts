// Reports: the parts that the gate left over are counted, over whole days of a zone.
import { sql } from 'kysely'
import { figureKind } from '../../language/figures/index.ts'
import type { EntityModel, FigureModel, ReportModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import { runCustom, type AskedPeriod, type Figure, type Period } from '../customs.ts'
import { Fault } from '../Fault.ts'
import type { Reader } from '../reader.ts'
import { named } from '../../language/named.ts'
import { keyOf, keyType, tablesOf } from './fragments.ts'
import { isKey } from './isKey.ts'
import { isZone } from './isZone.ts'
import { measure } from './measure.ts'
import { glanceOf, spanOf, weekOf } from './spanOf.ts'

type Counts = Readonly<Record<string, readonly Figure[] | undefined>>

const maxDays = 732
/** With two years before and a day after the period, a date still has four digits. */
const [firstDay, lastDay] = ['1000-01-01', '9998-12-31']
const dayMs = 86_400_000
/** @throws Fault for a zone nobody knows, days beyond those years, days in the wrong order, or too many of them */
const periodOf = (given: unknown): AskedPeriod => {
  const period = given as AskedPeriod
  const days = (Date.parse(period.until) - Date.parse(period.from)) / dayMs + 1
  if (!isZone(period.zone)) throw new Fault('BAD_REQUEST', `There is no time zone ${period.zone}`)
  if (days < 1) throw new Fault('BAD_REQUEST', 'The period ends before it begins')
  if (period.from < firstDay || period.until > lastDay) throw new Fault('BAD_REQUEST', `Days are of ${firstDay} to ${lastDay}`)
  if (period.glance && days > 1) throw new Fault('BAD_REQUEST', 'At a glance there is one day')
  if (days > maxDays) throw new Fault('LIMIT', `At most ${maxDays} days at once`)
  return period
}

const isRecord = async ({ db }: Reader, entity: EntityModel, id: string): Promise<boolean> => {
  if (!isKey(entity, id)) return false
  const found = await sql`select from ${tablesOf(entity, new Set())} where ${keyOf(entity)} = ${id}::${sql.raw(keyType(entity))}`.execute(
    db,
  )
  return found.rows.length > 0
}

interface Asked {
  readonly call: Call
  readonly model: ReportModel
  readonly period: Period
  readonly id: string
  /** Those that were asked for and are left to it. */
  readonly parts: ReadonlySet<string>
}

interface Counting {
  readonly period: AskedPeriod
  readonly id: string
  readonly viewer: string
}

const countLeft = async ({ product, db }: Reader, { call, model, period, id, parts }: Asked): Promise<Counts> => {
  if (parts.size === 0) return {}
  const count = product.customs.reports?.[model.by ?? '']
  if (!count) throw new Fault('INTERNAL', `nobody counts ${call.operation.name}`)
  return runCustom(count, { db, viewer: call.caller, period, id, parts })
}

/** One number by a time, and each of its days. */
const glanceAt = async (reader: Reader, figure: FigureModel, asked: Counting): Promise<readonly Figure[]> => {
  const { counts } = figure
  if (!figureKind(figure).glanced || counts?.at === undefined) return []
  const [now, daily] = await Promise.all([
    measure(reader, figure, counts, { ...asked, span: glanceOf(asked.period) }),
    measure(reader, { ...figure, kind: 'days' }, counts, { ...asked, span: weekOf(asked.period) }),
  ])
  return [...now, ...daily]
}

const countHere = async (reader: Reader, figure: FigureModel, asked: Counting): Promise<readonly Figure[]> => {
  if (asked.period.glance) return glanceAt(reader, figure, asked)
  return figure.counts ? measure(reader, figure, figure.counts, { ...asked, span: spanOf(asked.period) }) : []
}

/** Figures that say what they count are counted here, the others by the product's custom. About a record that is not there nothing is. */
export const report = async (reader: Reader, call: Call): Promise<unknown> => {
  const { caller, operation, entity, args, selection } = call
  const model = named(entity.reports, operation.report)
  if (!model) throw new Fault('INTERNAL', `${entity.name} has no report ${operation.name}`)
  const period = periodOf(args['period'])
  const id = typeof args['id'] === 'string' ? args['id'] : ''
  if (model.on === 'record' && !(await isRecord(reader, entity, id))) return undefined
  const figures = (reader.product.figures?.[operation.name] ?? []).filter(({ part }) => selection.paths.has(part))
  // A custom knows nothing of a glance.
  const parts = new Set(period.glance ? [] : figures.flatMap(({ counts, part }) => (counts ? [] : [part])))
  const asked = { period, id, viewer: caller.id }
  const [left, measured] = await Promise.all([
    countLeft(reader, { call, model, period, id, parts }),
    Promise.all(figures.map(async (each) => ({ part: each.part, found: await countHere(reader, each, asked) }))),
  ])
  const ofPart = (name: string): readonly Figure[] => [
    ...measured.flatMap(({ part, found }) => (part === name ? found : [])),
    ...(parts.has(name) ? (left[name] ?? []) : []),
  ]
  return Object.fromEntries(model.parts.map(({ name }) => [name, ofPart(name)]))
}
