// An amount with its currency: figures of one width, and the shade of its sign where the field is signed.
import Box from '@mui/material/Box'
import { textOf } from '../records/textOf.ts'
import { useTextContext } from '../records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'

const shadeOf = (amount: string): string | undefined => {
  if (/^[-\u2212]/.test(amount)) return 'var(--error-text)'
  return /[1-9]/.test(amount) ? 'var(--success-text)' : undefined
}

export const MoneyView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const { amount } = value as { readonly amount: string }
  const color = field.signed ? shadeOf(amount) : undefined
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...(color === undefined ? {} : { color }) }}>
      {textOf(field, value, context)}
    </Box>
  )
}
