// What each role may, as the server has it at this moment: tables of the specs are what it began with, and never asked.
import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useRef } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { useViewer } from '../useViewer.ts'

export interface RoleRights {
  /** Rights by role; undefined until they are known. */
  readonly held: ReadonlyMap<string, ReadonlySet<string>> | undefined
  readonly failed: boolean
  readonly retry: () => void
}

export const useRoleRights = (): RoleRights => {
  const { rights } = useViewer()
  const { data, error, loading, refetch } = useQuery(sessionChanges.RoleRightsFindAll, { fetchPolicy: 'no-cache' })
  const held = useMemo(() => data && new Map(data.answer.map((each) => [each.role, new Set(each.rights)] as const)), [data])
  const retry = (): void => void refetch().catch(() => undefined)
  // Of all that may change, one's own rights are told: others may have changed with them.
  const known = useRef(rights)
  useEffect(() => {
    if (known.current === rights) return
    known.current = rights
    void refetch().catch(() => undefined)
  }, [rights, refetch])
  return { held, failed: error !== undefined && !loading, retry }
}
