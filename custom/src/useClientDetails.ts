// The site owner's account at the client manager: plan, name, domains. Forgotten at logout with everything else that was read.
import { useAnswer } from '../../src/kit.ts'
import type { ClientDetails } from '../wire/siteOwner.ts'

/** Undefined until it is there, and where it cannot be loaded. */
export const useClientDetails = () => {
  const { answer, failed, again } = useAnswer({ document: 'ClientDetails' })
  return { client: (answer ?? undefined) as ClientDetails | undefined, failed, again }
}
