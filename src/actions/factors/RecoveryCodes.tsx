// Codes for recovery, shown this once.
import type { ReactElement } from 'react'
import { useText } from '../../client/texts/useText.ts'
import { Copyable } from '../../look/Copyable.tsx'
import { Step } from './Step.tsx'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps): ReactElement => {
  const text = useText()
  return (
    <Step says={text('factors.codesSays')} button={text('factors.kept')} onSubmit={onDone}>
      <Copyable value={codes.join('\n')} label={text('factors.codes')}>
        <ul className="recoveryCodes" aria-label={text('factors.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Copyable>
    </Step>
  )
}
