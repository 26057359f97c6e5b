// All users there are, by role and status.
import type { ReactElement } from 'react'
import { roles } from '#generated/access.ts'
import { useText } from '../../../src/kit.ts'
import type { Figure } from '../../../src/kit.ts'
import { FigureTable } from './FigureTable.tsx'
import { useSaid } from './useSaid.ts'

const states = ['ACTIVE', 'DISABLED', 'DELETED'] as const

export const UsersTable = ({ figures }: { readonly figures: ReadonlyMap<string, readonly Figure[]> }): ReactElement => {
  const t = useText()
  const said = useSaid()
  const count = (state: string, role: string): string =>
    said(figures.get(`users.${state}`)?.find(({ key }) => key === role)?.value ?? '0', undefined)
  return (
    <FigureTable
      label={t('analytics.users')}
      level={2}
      columns={[t('analytics.role'), ...states.map((state) => t(`entities.users.states.${state}`))]}
      rows={roles.map((role) => ({ key: role.name, cells: [t(role.many), ...states.map((state) => count(state, role.name))] }))}
    />
  )
}
