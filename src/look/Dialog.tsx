// Every dialog of the engine and of the product: its name, what it holds, what it ends with, in MUI's frame. What is behind it waits; the focus
// goes back to where it was. Whoever opens one stands under Look.
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useText } from '../client/texts/useText.ts'
import { FocusFirst } from './FocusFirst.tsx'

interface Parts {
  /** What it is called. */
  readonly title: string
  readonly children?: ReactNode
  /** Its buttons. */
  readonly actions?: ReactNode
  /** It is answered by its buttons: one of them has the focus, the first unless another says `data-first`. */
  readonly answered?: boolean
  /** Said above the buttons, in sight wherever the content is scrolled to. */
  readonly status?: ReactNode
  /** The content is only looked at: what scrolls must be reachable by keys. */
  readonly viewed?: boolean
}

export interface DialogProps extends Parts {
  /** An alertdialog has its content read out with its name. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly width?: 'xs' | 'sm' | 'md'
  /** By Escape, or a press beside it; undefined = it cannot be left. */
  readonly onClose: (() => void) | undefined
  /** Class of one that draws all of its surface itself: its name is only said, its first control has the focus, and it is there at once. */
  readonly surface?: string
}

// A dialog grows downwards when the rest of it comes: from the middle, what is about to be pressed would move under the pointer. A long word does not
// widen it. The label of an outlined field stands on its edge: a text above keeps off it.
const looks = {
  frame: { '& .MuiDialog-container': { alignItems: 'flex-start', boxSizing: 'border-box', paddingBlockStart: '5vh' } },
  title: { overflowWrap: 'anywhere' },
  content: { '& > p:not(:last-child)': { marginBlockEnd: 2.5 } },
  actions: { flexWrap: 'wrap', gap: 1, padding: '8px 24px 16px' },
} as const

/** Of one that has nothing to confirm. */
export const CloseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText()
  return (
    <button type="button" className="button" onClick={onClose}>
      {t('actions.close')}
    </button>
  )
}

const Inside = ({ id, title, children, actions, answered = false, status, viewed = false }: Parts & { readonly id: string }) => (
  <>
    <DialogTitle id={id} sx={looks.title}>
      {title}
    </DialogTitle>
    <DialogContent id={`${id}content`} sx={looks.content} tabIndex={viewed ? 0 : undefined}>
      {children}
    </DialogContent>
    {status}
    {actions !== undefined && (
      <DialogActions disableSpacing sx={looks.actions}>
        <FocusFirst takes={answered}>{actions}</FocusFirst>
      </DialogActions>
    )}
  </>
)

export const Dialog = ({ role = 'dialog', width = 'sm', onClose, surface, ...parts }: DialogProps) => {
  const id = useId()
  const frame = { open: true, fullWidth: true, maxWidth: width, role, onClose }
  if (surface !== undefined)
    return (
      <MuiDialog
        {...frame}
        transitionDuration={0}
        slotProps={{ paper: { className: surface, 'aria-label': parts.title, 'aria-labelledby': undefined } }}
      >
        <FocusFirst>{parts.children}</FocusFirst>
      </MuiDialog>
    )
  return (
    <MuiDialog {...frame} sx={looks.frame} aria-labelledby={id} aria-describedby={role === 'alertdialog' ? `${id}content` : undefined}>
      <Inside id={id} {...parts} />
    </MuiDialog>
  )
}
