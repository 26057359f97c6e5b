// A value that one wants to take elsewhere: beside it a button that copies it.
import { useState, type ReactNode } from 'react'
import { useTextContext } from '../client/records/useTextContext.ts'
import './fields.css'
import { PictureButton } from './Icon.tsx'

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
    <span className="copyable" data-id={monospaced ? '' : undefined}>
      {children}
      <PictureButton icon="copy" name={name} onClick={copy} onBlur={() => setCopied(false)} />
    </span>
  )
}
