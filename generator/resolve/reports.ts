// Reports as they are meant: their names on the wire, and what each of their parts asks.
import type { EntityModel, ReportModel } from '../../language/model.ts'
import { guardOf, operationOf, pascal } from '../../language/names.ts'
import type { WrittenEntity, WrittenReport } from '../written.ts'
import type { Context } from './context.ts'
import { wireOf } from './entityNames.ts'

const reportOf = (context: Context, spec: WrittenEntity, name: string, written: WrittenReport): ReportModel => {
  const operation = written.wire ?? operationOf(wireOf(spec), `get${pascal(name)}`)
  const parts = Object.entries(written.parts).map(([part, { needs }]) => ({
    name: part,
    ...(needs === undefined ? {} : { guard: { rule: context.ruleOf(needs) }, when: guardOf(part) }),
  }))
  return {
    name,
    operation,
    document: pascal(operation),
    typeName: `${pascal(operation)}Report`,
    by: written.by,
    on: written.on ?? 'list',
    parts,
    guards: Object.fromEntries(parts.flatMap(({ guard, when }) => (guard && when ? [[when, guard] as const] : []))),
  }
}

export const resolveReports = (context: Context, spec: WrittenEntity): Pick<EntityModel, 'reports'> =>
  spec.reports === undefined ? {} : { reports: Object.entries(spec.reports).map(([name, each]) => reportOf(context, spec, name, each)) }
