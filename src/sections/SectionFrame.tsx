// The frame of a section: its name, what one may do in it, its content.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../locales/useText.ts'

export interface SectionFrameProps {
  readonly label: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const SectionFrame = ({ label, actions, children }: SectionFrameProps) => {
  const t = useText()
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minBlockSize: 36, marginBlockEnd: 1 }}>
        <Box component="h2" id={id} sx={{ fontSize: '1rem', fontWeight: 600, m: 0, marginInlineEnd: 'auto' }}>
          {t(label)}
        </Box>
        {actions}
      </Box>
      {children}
    </Paper>
  )
}
