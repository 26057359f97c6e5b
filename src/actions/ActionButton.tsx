// The button of one action. Disabled it can still be reached and read: the reason is its tooltip and its description.
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useText } from '../locales/useText.ts'
import type { Offered } from './offered.ts'
import { reasonText } from './reasonText.ts'

export interface ActionButtonProps {
  readonly offered: Offered
  /** The record's title, so that ten buttons in a table have ten names. */
  readonly about: string
  readonly onStart: () => void
  readonly variant?: 'text' | 'outlined' | 'contained'
}

export const ActionButton = ({ offered, about, onStart, variant = 'text' }: ActionButtonProps) => {
  const t = useText()
  const { action, allowed } = offered
  const label = t(action.label)
  const reason = reasonText(offered, t)
  const hint = reason ?? (action.key === undefined ? '' : t('actions.key', [action.key]))
  return (
    <Tooltip title={hint} describeChild>
      <Button
        size="small"
        variant={variant}
        aria-label={`${label}: ${about}`}
        aria-disabled={!allowed}
        aria-keyshortcuts={action.key}
        onClick={allowed ? onStart : undefined}
        sx={{ textTransform: 'none', minInlineSize: 0, ...(allowed ? {} : { color: 'text.disabled', cursor: 'not-allowed' }) }}
        disableRipple={!allowed}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
