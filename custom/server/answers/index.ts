// Every read that the specs leave to code: what the client manager says (domain 13.1, 13.3).
import type { CustomAnswer as AnswerName } from '#generated/customs.ts'
import type { Answering } from '../../../server/kit.ts'
import { operator } from '../outside/operator.ts'

export const answers = {
  clientDetails: async () => operator().clientDetails(),
  getDomainMigration: async () => operator().getDomainMigration(),
} satisfies Record<AnswerName, Answering>
