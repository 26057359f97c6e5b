// One labelled field of a login, with what is wrong with it.
import './login.css'
import { useEffect, type ReactElement, type ReactNode, type RefObject } from 'react'

export interface LoginFieldProps {
  readonly id: string
  readonly label: string
  readonly look: 'email' | 'text' | 'password'
  readonly complete: string
  readonly value: string
  readonly fault: string | undefined
  /** Has the focus when it appears. */
  readonly focused: boolean
  readonly ref: RefObject<HTMLInputElement | null>
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
  /** Stands inside, at the end. */
  readonly children?: ReactNode
}

export const LoginField = ({
  id,
  label,
  look,
  complete,
  value,
  fault,
  focused,
  ref,
  onChange,
  onLeave,
  children,
}: LoginFieldProps): ReactElement => {
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused, ref])
  return (
    <div className="loginField" data-wrong={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="loginInput">
        <input
          id={id}
          ref={ref}
          type={look}
          value={value}
          autoComplete={complete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}fault`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
        {children}
      </div>
      <p className="loginFault" id={`${id}fault`} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
