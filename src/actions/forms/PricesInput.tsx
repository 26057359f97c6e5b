// One amount for each currency that is sold in now; prices in others stay as they are, unseen.
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { ariaDescribedByIds, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import type { Money } from '../../../language/fields/money.ts'
import { lookupNow } from '../../client/records/dictionaries.ts'
import { useConfigured } from '../../client/useConfigured.ts'
import { lookOfNumber } from '../../look/readNumber.ts'
import { NumberInput } from '../../look/NumberInput.tsx'
import type { FormContext } from './FormContext.ts'
import { named } from '../../../language/named.ts'

type Props = FieldProps<readonly Money[], RJSFSchema, FormContext>

const none: readonly Money[] = []

export const PricesInput = ({ fieldPathId, name, uiSchema, formData, disabled, rawErrors, onChange, registry }: Props) => {
  const id = fieldPathId.$id
  const field = named(registry.formContext.fields, name)
  const currencies = useConfigured(field?.narrowedBy ?? '')
  const prices = formData ?? none
  const lookup = lookupNow()
  if (!field) return null
  const put = (currency: string, amount: string): void => {
    const others = prices.filter((each) => each.currency !== currency)
    const next = amount === '' ? others : [...others, { amount, currency }]
    onChange(next.length === 0 ? undefined : next, fieldPathId.path)
  }
  return (
    <FormControl component="fieldset" disabled={disabled ?? false} error={(rawErrors?.length ?? 0) > 0} fullWidth>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {uiSchema?.['ui:title'] ?? name}
      </FormLabel>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {currencies.map((currency, at) => (
          <Box key={currency} sx={{ inlineSize: 150 }}>
            <NumberInput
              id={at === 0 ? id : `${id}_${currency}`}
              label={currency}
              look={lookOfNumber(field, lookup, currency)}
              disabled={disabled ?? false}
              error={(rawErrors?.length ?? 0) > 0}
              value={prices.find((each) => each.currency === currency)?.amount ?? ''}
              describedBy={ariaDescribedByIds(id)}
              onChange={(amount) => put(currency, amount)}
            />
          </Box>
        ))}
      </Stack>
    </FormControl>
  )
}
