// A mail for the outbox that no other event brings along (domain 23).
import { mail } from '../server/people/notify.ts'
import { happen, type World } from '../server/world.ts'

/** Gives its id. */
export const sendMail = (world: World, to: string, template: string, params: readonly string[] = []): Promise<string> =>
  happen(world, { name: 'mail' }, (work) => mail(work, to, template, params))
