// Puts the address right where it was written without knowing whose the record is.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paramsIn } from '../../../language/addresses.ts'
import { addressOf } from '../../client/records/addressOf.ts'
import type { Row } from '../../client/records/Row.ts'
import { useStillHere } from '../../client/useStillHere.ts'

export const useOwnAddress = (path: string, record: Row | null | undefined): void => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const own = record && paramsIn(path).length > 1 ? addressOf(path, record.id, record) : pathname
  const stillHere = useStillHere()
  useEffect(() => {
    if (own !== pathname && stillHere()) void navigate(`${own}${search}`, { replace: true })
  }, [own, pathname, search, navigate, stillHere])
}
