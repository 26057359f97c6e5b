// A value that one wants to take elsewhere: beside it a button that copies it.
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTextContext } from '../records/useTextContext.ts'

export interface CopyableProps {
  readonly value: string
  readonly label: string
  readonly children: ReactNode
  readonly monospaced?: boolean
}

export const Copyable = ({ value, label, children, monospaced = false }: CopyableProps) => {
  const { t } = useTextContext()
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  const name = t(copied ? 'actions.copied' : 'actions.copy', [label])
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', ...(monospaced ? { fontFamily: 'monospace' } : {}) }}>
      {children}
      <IconButton size="small" onClick={copy} onBlur={() => setCopied(false)} aria-label={name} title={name} sx={{ p: 0.5 }}>
        <ContentCopyIcon sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  )
}
