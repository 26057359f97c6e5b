// The line that a read leaves in the audit, where its entity asks for one: who looked, and for what. It is written first: nobody reads without it.
import { audit } from '../audit/auditRecord.ts'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'

export const noteRead = ({ db }: Pick<Reader, 'db'>, { caller, operation, entity, args }: Call): Promise<void> => {
  const { id, filter, search, after, before } = args
  return audit(db, {
    actor: caller,
    action: 'read',
    operation: operation.name,
    entity: entity.name,
    record: typeof id === 'string' ? id : undefined,
    outcome: 'DONE',
    input: typeof id === 'string' ? undefined : { filter, search, after, before },
  })
}
