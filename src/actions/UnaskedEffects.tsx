// What the actions of an opened record would do that ask nothing first: beside their buttons, where a dialog would have said it.
import type { ActionModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import { offeredOn } from './offered.ts'
import { countedTexts } from './Preview.ts'
import { usePreview } from './usePreview.ts'

interface EffectProps {
  readonly records: Records
  readonly action: ActionModel
  readonly record: Row
}

const nothing = {}

const Effect = ({ records, action, record }: EffectProps) => {
  const t = useText()
  const { answer: preview } = usePreview(records, action, record, nothing)
  const texts = preview ? countedTexts(action, preview, t) : []
  return texts.map((text) => <p key={text} className="unaskedEffect">{`${t(action.label)}: ${text}`}</p>)
}

export interface UnaskedEffectsProps {
  readonly records: Records
  /** Paths of the actions. */
  readonly paths: readonly string[]
  readonly record: Row
}

export const UnaskedEffects = ({ records, paths, record }: UnaskedEffectsProps) => {
  const t = useText()
  const offered = offeredOn(records.entity, paths, record, t)
  const unasked = offered.filter(({ action, allowed }) => allowed && action.unasked && action.confirms?.counts)
  // Of another record nothing is known yet: what one more press would do must not be told of the one before.
  return unasked.map(({ action }) => <Effect key={`${action.path} ${record.id}`} records={records} action={action} record={record} />)
}
