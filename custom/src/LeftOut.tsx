// Creators that get no request, counted by the criterion they fail; opening one shows their names.
import type { ReactElement } from 'react'
import { paths } from '#generated/routes.ts'
import { Link, type Text } from '../../src/kit.ts'
import type { PayoutDetails } from '../wire/payoutDetails.ts'

export interface LeftOutProps {
  readonly groups: PayoutDetails['leftOut']
  readonly t: Text
}

export const LeftOut = ({ groups, t }: LeftOutProps): ReactElement => (
  <>
    {groups.map(({ reason, count, creators }) => (
      <details key={reason}>
        <summary>{t('payouts.leftOut', [count, t(reason)])}</summary>
        <ul>
          {creators.map(({ id, title, username }) => (
            <li key={id}>
              <Link to={paths.profile({ userId: id })} target="_blank">
                {title}
              </Link>{' '}
              <small>{username}</small>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </>
)
