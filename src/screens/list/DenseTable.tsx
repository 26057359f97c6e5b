// The one table: semantic, dense, figures of one width; wider than the screen it scrolls inside its own frame.
import { styled } from '@mui/material/styles'

export const DenseTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': { padding: '6px 12px', textAlign: 'start', verticalAlign: 'middle', borderBlockEnd: `1px solid ${theme.palette.divider}` },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap', color: theme.palette.text.secondary },
  '& td[data-align="right"], & th[data-align="right"]': { textAlign: 'end' },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& tbody tr[data-open]': { backgroundColor: theme.palette.action.selected },
  '& tbody tr[data-handled] td:not([data-actions])': { opacity: 0.55 },
  '& tbody tr:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  // What one can do stays in sight however wide the rows are.
  '& [data-actions]': { whiteSpace: 'nowrap', position: 'sticky', insetInlineEnd: 0, backgroundColor: theme.palette.background.default },
  '& [data-under]': { display: 'block', fontSize: theme.typography.caption.fontSize, color: theme.palette.text.secondary },
}))
