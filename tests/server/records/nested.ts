// Records as their types of the contract have them, for tests that ask behind the gate: parts nested, which the gate does as it writes.
import type { Call } from '../../../server/call.ts'

export type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

const nestedRecord = ({ entity, operation }: Pick<Call, 'entity' | 'operation'>, record: Bag): Bag => {
  const own: Record<string, unknown> = {}
  const parts: Record<string, Record<string, unknown>> = {}
  for (const [path, value] of Object.entries(record)) {
    const part = entity.parts.find(({ name }) => name !== '' && path.startsWith(`${name}.`))
    if (part) (parts[part.name] ??= {})[path.slice(part.name.length + 1)] = value
    else own[path] = value
  }
  return operation.part === '' ? { ...own, ...parts } : (parts[operation.part] ?? {})
}

/** @param answer of Records.run */
export const nested = (call: Pick<Call, 'entity' | 'operation'>, answer: unknown): unknown => {
  if (!isBag(answer)) return answer
  const { does } = call.operation
  const record = (value: unknown): unknown => (isBag(value) ? nestedRecord(call, value) : value)
  if (does === 'findById' || does === 'get') return record(answer)
  if (does === 'search' || does === 'findAll') return { ...answer, items: (answer['items'] as readonly unknown[]).map(record) }
  return {
    ...answer,
    ...('record' in answer && { record: record(answer['record']) }),
    ...('current' in answer && { current: record(answer['current']) }),
  }
}
