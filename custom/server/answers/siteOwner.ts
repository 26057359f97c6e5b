// What the client manager says (domain 13.1, 13.3).
import type { Answering } from '../../../server/kit.ts'
import { operator } from '../operator/installedOperator.ts'

export const clientDetails: Answering<'clientDetails'> = async () => operator().clientDetails()

export const getDomainMigration: Answering<'getDomainMigration'> = async () => operator().getDomainMigration()
