// What another role brings and takes, by what both may at this moment. Nothing is said of the role that one has.
import type { ReactElement } from 'react'
import { rights } from '#generated/rights.ts'
import type { RightTextModel } from '../../language/model.ts'
import { alikeBy } from '../../language/alike.ts'
import { useRoleRights } from '../client/rights/useRoleRights.ts'
import { useText } from '../client/texts/useText.ts'
import './roleChange.css'

/** More are opened first. */
const maxInLine = 2

const ByArea = ({ those }: { readonly those: readonly RightTextModel[] }): ReactElement => {
  const t = useText()
  return (
    <ul>
      {[...alikeBy(those, ({ area }) => area)].map(([area, some]) => (
        <li key={area}>
          {t(area)}
          {some.map(({ name }) => (
            <code key={name}>{name}</code>
          ))}
        </li>
      ))}
    </ul>
  )
}

const Some = ({ says, those }: { readonly says: string; readonly those: readonly RightTextModel[] }): ReactElement | null => {
  const t = useText()
  if (those.length === 0) return null
  if (those.length <= maxInLine) return <p>{`${says}: ${those.map(({ name, area }) => `${t(area)} (${name})`).join(', ')}`}</p>
  return (
    <details>
      <summary>{says}</summary>
      <ByArea those={those} />
    </details>
  )
}

export const RoleChange = ({ now, wanted }: { readonly now: string; readonly wanted: string }): ReactElement => {
  const t = useText()
  const { held, failed } = useRoleRights()
  const [before, after] = [held?.get(now), held?.get(wanted)]
  const other = held !== undefined && now !== wanted
  const brings = other ? rights.filter(({ name }) => after?.has(name) && !before?.has(name)) : []
  const takes = other ? rights.filter(({ name }) => before?.has(name) && !after?.has(name)) : []
  const same = brings.length + takes.length === 0
  const [bringsWords, takesWords] = [t('rights.brings', [brings.length]), t('rights.takes', [takes.length])]
  const sums = t('rights.sums', [bringsWords, t('rights.less', [takes.length])])
  return (
    <div className="roleChange">
      <output className={same ? undefined : 'onlyRead'}>{failed ? t('rights.failed') : other && (same ? t('rights.same') : sums)}</output>
      <Some says={bringsWords} those={brings} />
      <Some says={takesWords} those={takes} />
    </div>
  )
}
