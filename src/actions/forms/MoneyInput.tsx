// An amount with its currency. The currency is fixed by the field, or chosen beside the amount.
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import type { Money } from '../../../language/fields/money.ts'
import { lookupNow } from '../../client/records/dictionaries.ts'
import { useText } from '../../client/texts/useText.ts'
import { lookOfNumber } from '../../look/readNumber.ts'
import { NumberInput } from '../../look/NumberInput.tsx'
import type { FormContext } from './FormContext.ts'
import { fieldInput } from './inputProps.ts'
import { named } from '../../../language/named.ts'

type Props = FieldProps<Partial<Money>, RJSFSchema, FormContext>

export const MoneyInput = (props: Props) => {
  const { fieldPathId, name, formData, onChange, registry } = props
  const t = useText()
  const told = fieldInput(props)
  const field = named(registry.formContext.fields, name)
  const fixed = field?.currency
  const currency = fixed ?? formData?.currency ?? ''
  const put = (change: Partial<Money>): void => {
    const next = { amount: formData?.amount ?? '', currency, ...change }
    onChange(next.amount === '' && (fixed !== undefined || next.currency === '') ? undefined : next, fieldPathId.path)
  }
  const lookup = lookupNow()
  if (!field) return null
  return (
    <Stack direction="row" spacing={1} className="moneyInput">
      <NumberInput
        {...told}
        look={lookOfNumber(field, lookup, currency)}
        value={formData?.amount ?? ''}
        unit={<InputAdornment position="end">{lookup('currencySuffix', currency) ?? currency}</InputAdornment>}
        onChange={(amount) => put({ amount })}
      />
      {fixed === undefined && (
        <TextField
          label={t('forms.currency')}
          value={currency}
          disabled={told.disabled}
          onChange={(event) => put({ currency: event.target.value.trim().toUpperCase() })}
          slotProps={{ htmlInput: { maxLength: 3 } }}
          sx={{ inlineSize: 120 }}
        />
      )}
    </Stack>
  )
}
