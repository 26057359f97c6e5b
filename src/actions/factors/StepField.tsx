// One text that is typed in a step, wanted before it goes on.
import { useId, useRef, type ReactElement } from 'react'
import { LoginField } from '../../look/LoginField.tsx'

export interface StepFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly look?: 'text' | 'password'
  readonly complete?: 'one-time-code' | 'current-password' | 'off'
  readonly focused?: boolean
}

export const StepField = ({ label, value, onChange, look = 'text', complete = 'off', focused = false }: StepFieldProps): ReactElement => (
  <LoginField
    id={useId()}
    ref={useRef<HTMLInputElement>(null)}
    label={label}
    look={look}
    complete={complete}
    value={value}
    fault={undefined}
    focused={focused}
    onChange={onChange}
    onLeave={() => undefined}
  />
)
