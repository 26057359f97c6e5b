// Over what stands on screen: it could not be read again, why, and Retry.
import { Problem } from './Problem.tsx'
import { useText } from '../client/texts/useText.ts'
import { failureText } from '../client/records/serverText.ts'
import type { Standing } from '../client/records/useStanding.ts'

export interface OutdatedProps {
  readonly of: Pick<Standing<unknown>, 'outdated'> & { readonly reload: () => void }
}

export const Outdated = ({ of: { outdated, reload } }: OutdatedProps) => {
  const t = useText()
  return outdated === undefined ? null : <Problem text={failureText(outdated, t)} onRetry={reload} />
}
