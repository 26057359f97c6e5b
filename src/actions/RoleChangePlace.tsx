// In a dialog that gives a person a role: the place of what that brings and takes. It has its height before anything stands in it, so no button moves.
import { Suspense, type ReactElement } from 'react'
import { person } from '#generated/access.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import type { Row } from '../client/records/Row.ts'
import { roleOf } from '../client/records/useRecord.ts'
import { lazyScreen } from '../look/lazyScreen.ts'

const LazyRoleChange = lazyScreen(async () => {
  const [{ RoleChange }, { rightsTexts }] = await Promise.all([import('./RoleChange.tsx'), import('../client/rights/rightsTexts.ts')])
  await rightsTexts()
  return { default: RoleChange }
})

interface RoleChangePlaceProps {
  readonly entity: EntityModel
  readonly record: Row | undefined
  readonly fields: readonly FieldModel[]
  readonly values: Readonly<Record<string, unknown>>
}

const twoLinesPixels = 60

export const RoleChangePlace = ({ entity, record, fields, values }: RoleChangePlaceProps): ReactElement | null => {
  const now = roleOf(entity, record)
  const field = fields.find(({ path }) => path === person.role)
  if (now === undefined || !field) return null
  const wanted = values[field.name]
  return (
    <div style={{ minBlockSize: twoLinesPixels }}>
      <Suspense fallback={null}>
        <LazyRoleChange now={now} wanted={typeof wanted === 'string' && wanted !== '' ? wanted : now} />
      </Suspense>
    </div>
  )
}
