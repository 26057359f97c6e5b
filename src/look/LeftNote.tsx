// Under an input of choices: what was left in it is none of them.
import { useText } from '../client/texts/useText.ts'
import { useOnceReleased } from './useOnceReleased.ts'
import './fields.css'

/** 10.0.0.0/24, 10.0.0.1-10.0.0.9, 10.0.*: addresses, but not of one machine. */
const isRange = (text: string): boolean => /^[\da-f.:*]+\s*(?:\/\s*\d+|[-\u2013]\s*[\da-f.:]+)$|^[\d.:a-f]+[.:]\*/i.test(text)

export interface LeftNoteProps {
  readonly left: string | undefined
  /** One address may be given. */
  readonly addresses?: boolean
}

export const LeftNote = ({ left, addresses = false }: LeftNoteProps) => {
  const t = useText()
  const shown = useOnceReleased(left !== undefined)
  if (left === undefined || !shown) return null
  return <output className="whichNumber">{t(addresses && isRange(left) ? 'forms.noRanges' : 'forms.notOffered', [left])}</output>
}
