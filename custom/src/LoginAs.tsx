// /profile/{userId}/login: asks at once whether to act as this user (domain 5.19).
import { useEffect, useRef, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import {
  ActionHost,
  failureText,
  isDenied,
  Link,
  nameOf,
  NotFound,
  offeredOn,
  Problem,
  RowActions,
  ScreenFrame,
  ScreenSkeleton,
  useActionHost,
  useRecord,
  useRecords,
  useStillHere,
  useText,
} from '../../src/kit.ts'

type Records = ReturnType<typeof useRecords>
type Person = NonNullable<ReturnType<typeof useRecord>['record']>

const LoginAsQuestion = ({ records, person }: { readonly records: Records; readonly person: Person }): ReactElement => {
  const text = useText()
  const { start } = useActionHost()
  const asked = useRef(false)
  const [offered] = offeredOn(records.entity, ['loginAs'], person, text)
  useEffect(() => {
    if (!offered?.allowed || asked.current) return
    asked.current = true
    start(offered.action, person)
  }, [offered, person, start])
  return (
    <>
      <p>{offered?.reason ? text(offered.reason.template, offered.reason.params) : nameOf(records.entity, person, text)}</p>
      <p>
        <RowActions entity={records.entity} paths={['loginAs']} record={person} />
      </p>
      <p>
        <Link to={paths.profile({ userId: person.id })}>{text('loginAs.profile')}</Link>
      </p>
    </>
  )
}

const LoginAs = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const { userId = '' } = useParams()
  const records = useRecords('User')
  const [detail] = records.entity.details
  if (!detail) throw new Error('a user has no profile')
  const { record, error, reload } = useRecord(records, detail, userId)
  // Of whom one may not read it is as if they were not there.
  if (record === null || isDenied(error)) return <NotFound />
  if (error)
    return (
      <ScreenFrame title={text(screen.label)}>
        <Problem text={failureText(error, text)} onRetry={reload} />
      </ScreenFrame>
    )
  if (record === undefined) return <ScreenSkeleton />
  return (
    <ActionHost records={records} onDone={() => void (stillHere() && navigate(paths.profile({ userId })))}>
      <ScreenFrame title={text(screen.label)}>
        <LoginAsQuestion records={records} person={record} />
      </ScreenFrame>
    </ActionHost>
  )
}

export default LoginAs
