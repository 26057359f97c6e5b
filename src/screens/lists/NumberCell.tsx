// A number with what stands under it: its parts as one small line; words, or more parts than fit, show on hover and focus.
import type { ReactNode } from 'react'
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { Hint } from '../../look/Hint.tsx'
import { Icon } from '../../look/Icon.tsx'
import { isEmpty, textOf } from '../../../language/textOf.ts'
import type { Row } from '../../client/records/Row.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { alignOf } from './columnTraits.ts'

export interface NumberCellProps {
  readonly entity: EntityModel
  readonly under: readonly FieldModel[]
  readonly row: Row
  readonly children: ReactNode
}

const maxDecimals = 2

export const NumberCell = ({ entity, under, row, children }: NumberCellProps) => {
  const context = useTextContext()
  const filled = under.filter((field) => !isEmpty(valueAt(row, field.path)))
  const parts = filled.filter((field) => alignOf(entity, field.path) === 'right')
  const line = parts.length <= maxDecimals ? parts : []
  const hinted = filled.filter((field) => !line.includes(field))
  const words = (field: FieldModel): string => textOf(field, valueAt(row, field.path), context)
  const hint = hinted.length > 0 && (
    <Hint text={hinted.map((field) => `${context.t(field.label)}: ${words(field)}`).join('\n')}>
      {(id) => (
        <button type="button" className="infoButton" aria-describedby={id} aria-label={context.t('list.madeOf')}>
          <Icon name="info" />
        </button>
      )}
    </Hint>
  )
  if (line.length === 0)
    return (
      <>
        {children} {hint}
      </>
    )
  return (
    <>
      {children}
      <span className="under">
        <span title={line.map((field) => context.t(field.label)).join(', ')}>{line.map(words).join(' \u00b7 ')}</span> {hint}
      </span>
    </>
  )
}
