// Operations of no entity, by their names: each stands for itself, and none is run.
import { sessionResolvers } from '../../server/session/sessionResolvers.ts'

export const sessionOperations = sessionResolvers({ product: { entities: [], person: {}, roles: [] } } as unknown as Parameters<
  typeof sessionResolvers
>[0])
