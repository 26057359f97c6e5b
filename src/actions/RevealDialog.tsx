// Asks why somebody wants to see the whole of what is masked, and says that it is recorded; of whoever has many shown, the current password too.
import './forms/formTexts.ts'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { ActionFrame } from './ActionFrame.tsx'
import { useLeaveTyped } from './useLeaveTyped.ts'
import { currentPassword } from '../../language/currentPassword.ts'
import { FocusFirst } from '../look/FocusFirst.tsx'
import { useText } from '../client/texts/useText.ts'
import type { WholeState } from './Whole.tsx'

export interface RevealDialogProps extends Pick<WholeState, 'busy' | 'problem' | 'asksPassword' | 'ask'> {
  /** Where it is known already. */
  readonly known?: string | undefined
  /** The field's name in words. */
  readonly label: string
  /** Where more is shown than a field: the title, what is said before it asks, the button. */
  readonly words?: { readonly title: string; readonly says: string; readonly button: string }
  readonly onClose: () => void
}

const maxReasonLength = 500

export const RevealDialog = ({ label, words, known = '', busy, problem, asksPassword, ask, onClose }: RevealDialogProps) => {
  const t = useText()
  const id = useId()
  const [reason, setReason] = useState(known)
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState(false)
  const { title, says, button } = words ?? { title: t('reveal.title', [label]), says: t('reveal.says'), button: t('reveal.show') }
  const close = useLeaveTyped({ reason }, { reason: known }, onClose)
  const submit = async (): Promise<void> => {
    setEmpty(reason.trim() === '')
    if (reason.trim() !== '' && (await ask(reason.trim(), password))) onClose()
  }
  return (
    <ActionFrame title={title} button={button} busy={busy} problem={problem} form={id} onClose={close}>
      <p>{says}</p>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void submit()
        }}
      >
        <FocusFirst>
          <TextField
            fullWidth
            required
            sx={{ marginBlockStart: 1 }}
            label={t('reveal.reason')}
            value={reason}
            error={empty}
            helperText={empty ? t('errors.empty') : undefined}
            disabled={busy}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: maxReasonLength, autoComplete: 'off' } }}
          />
          {asksPassword && (
            <TextField
              fullWidth
              required
              type="password"
              autoComplete="current-password"
              sx={{ marginBlockStart: 2 }}
              label={t(currentPassword.label)}
              value={password}
              disabled={busy}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </FocusFirst>
      </form>
    </ActionFrame>
  )
}
