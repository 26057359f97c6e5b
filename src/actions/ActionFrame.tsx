// The frame of every action's dialog: title, content, Cancel and the one button that locks while it runs.
import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Dialog } from '../look/Dialog.tsx'
import { useFocusKept } from '../look/useFocusKept.ts'
import { useText } from '../client/texts/useText.ts'
import { WaitsForLine } from './WaitsForLine.tsx'

export interface ActionFrameProps {
  readonly title: string
  /** The word on the button. */
  readonly button: string
  readonly busy: boolean
  /** Why it cannot be pressed; undefined = it can. */
  readonly blocked?: string | undefined
  /** Something is done already: leaving takes nothing back. */
  readonly kept?: boolean
  /** Nothing more can be done here: only Close is left. */
  readonly over?: boolean
  /** What went wrong. */
  readonly problem?: string | undefined
  /** Id of the form that the button submits; absent = onRun. */
  readonly form?: string | undefined
  readonly onRun?: () => void
  readonly onClose: () => void
  /** Stops what is running; absent = it runs to its end. */
  readonly onStop?: () => void
  readonly children?: ReactNode
  readonly destructive?: boolean
  /** Room for a table. */
  readonly wide?: boolean
}

const RunButton = ({ button, busy, blocked, form, onRun, destructive = false }: ActionFrameProps) => (
  <button
    className={destructive ? 'button danger' : 'button primary'}
    disabled={busy || blocked !== undefined}
    title={blocked}
    data-first={destructive ? undefined : ''}
    {...(form === undefined
      ? { type: 'button', onClick: onRun }
      : { type: 'submit', form, 'aria-keyshortcuts': 'Control+S Control+Enter' })}
  >
    {button}
  </button>
)

/** Cancel is first where something would be lost. */
const FrameButtons = (props: ActionFrameProps) => {
  const t = useText()
  const { busy, kept = false, over = false, onClose, onStop, destructive = false } = props
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={busy ? onStop : onClose}
        disabled={busy && onStop === undefined}
        data-first={over || destructive ? '' : undefined}
      >
        {t(busy && onStop ? 'actions.stop' : over || kept ? 'actions.close' : 'actions.cancel')}
      </button>
      {!over && <RunButton {...props} />}
    </>
  )
}

export const ActionFrame = (props: ActionFrameProps) => {
  const { title, busy, problem, form, onClose, children, wide = false } = props
  useFocusKept(busy)
  return (
    <Dialog
      title={title}
      width={wide ? 'md' : 'sm'}
      onClose={busy ? undefined : onClose}
      status={
        <>
          {problem !== undefined && (
            <Alert severity="error" sx={{ flexShrink: 0, marginInline: 3, marginBlockStart: 1 }}>
              {problem}
            </Alert>
          )}
          <WaitsForLine busy={busy} />
        </>
      }
      actions={<FrameButtons {...props} />}
      answered={form === undefined}
    >
      {children}
    </Dialog>
  )
}
