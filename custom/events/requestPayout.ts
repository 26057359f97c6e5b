// A creator asks to be paid on the client site: the same criteria, with the payout system's own terms (domain 7.7).
import { refuseFor } from '../server/payouts/criteria.ts'
import { makeRequests } from '../server/payouts/makeRequests.ts'
import { happen, type World } from '../server/world.ts'

/** Gives the request's id. Throws a Refusal that names every criterion that is not met. */
export const requestPayout = (world: World, creator: string): Promise<string> =>
  happen(world, { name: 'requestPayout', entity: 'User', record: creator }, async (work) => {
    const { made, skipped } = await makeRequests(work, [creator], {}, { origin: 'CREATOR', createdBy: creator })
    const [request] = made
    if (request) return request.id
    throw refuseFor(skipped.flatMap((each) => each.failed))
  })
