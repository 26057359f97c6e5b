// Something could not be read: why, and Retry.
import { useText } from '../client/texts/useText.ts'
import './fields.css'
import { failureText } from '../client/records/serverText.ts'
import type { Standing } from '../client/records/useStanding.ts'

export const Problem = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => {
  const t = useText()
  return (
    <div role="alert" className="problem">
      <span>{text}</span>
      <button type="button" className="button" onClick={onRetry}>
        {t('actions.retry')}
      </button>
    </div>
  )
}

export interface OutdatedProps {
  readonly of: Pick<Standing<unknown>, 'outdated'> & { readonly reload: () => void }
}

/** Over what stands on screen: it could not be read again, why, and Retry. */
export const Outdated = ({ of: { outdated, reload } }: OutdatedProps) => {
  const t = useText()
  return outdated === undefined ? null : <Problem text={failureText(outdated, t)} onRetry={reload} />
}
