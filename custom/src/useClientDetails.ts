// The site owner's account at the client manager: plan, name, domains. Forgotten at logout with everything else that was read.
import { useAnswer } from '../../src/kit.ts'
import type { ClientDetails } from '../wire/siteOwner.ts'

export interface ClientState {
  /** Undefined until it is there, and where it cannot be loaded. */
  readonly client: ClientDetails | undefined
  readonly failed: boolean
  readonly again: () => Promise<void>
}

export const useClientDetails = (): ClientState => {
  const { answer, failed, again } = useAnswer({ document: 'ClientDetails' })
  return { client: (answer ?? undefined) as ClientDetails | undefined, failed, again }
}
