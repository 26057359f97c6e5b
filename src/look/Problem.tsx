// Something could not be read: why, and Retry.
import { useText } from '../client/texts/useText.ts'
import './fields.css'

export const Problem = ({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) => {
  const t = useText()
  return (
    <div role="alert" className="problem">
      <span>{text}</span>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('actions.retry')}
        </button>
      )}
    </div>
  )
}
