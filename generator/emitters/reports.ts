// Reports in the contract: a type with a list of figures for each part, and what a document selects of it.
import type { EntityModel, ReportModel } from '../../language/model.ts'
import { inside } from '../print/indent.ts'

const figureLines = ['name', 'day', 'key', 'title', 'value', 'before', 'currency']

/** As SDL. */
export const reportArguments = ({ on }: ReportModel): readonly string[] => [...(on === 'record' ? ['id: ID!'] : []), 'period: Period!']

/** The field of Query; about a record that is not there it answers nothing. */
export const reportField = (entity: EntityModel, operation: string): string => {
  const report = entity.reports?.find((each) => each.operation === operation)
  if (!report) throw new Error(`no report ${operation}`)
  return `${operation}(${reportArguments(report).join(', ')}): ${report.typeName}${report.on === 'record' ? '' : '!'}`
}

export const reportLines = ({ parts }: ReportModel): readonly string[] => parts.map(({ name }) => `${name}: [Figure!]!`)

export const reportSelection = ({ parts }: ReportModel): readonly string[] =>
  parts.flatMap(({ name, when }) => inside(`${name}${when === undefined ? '' : ` @include(if: $${when})`}`, figureLines))
