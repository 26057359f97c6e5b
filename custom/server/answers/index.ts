// Every read that the specs leave to code: what the client manager says (domain 13.1, 13.3).
import type { CustomAnswer as AnswerName } from '#generated/customs.ts'
import type { Answering } from '../../../server/kit.ts'
import { clientManager } from '../outside/clientManager.ts'

export const answers = {
  clientDetails: async () => clientManager().clientDetails(),
  getDomainMigration: async () => clientManager().getDomainMigration(),
} satisfies Record<AnswerName, Answering>
