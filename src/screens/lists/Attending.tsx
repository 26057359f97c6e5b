// Above what is opened of a queue that has a desk: who else has it open, whose it is to decide, and the key that claims it, gives it back or takes it over.
import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { mayClaimAt } from '../../../language/lists.ts'
import type { ListModel } from '../../../language/model.ts'
import { failureText } from '../../client/records/serverText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import texts from '../../client/texts/desk.en.json'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { useScreenKeys, type ScreenKey } from '../../look/screenKeys.ts'
import { underLook } from '../../look/underLook.ts'
import { useFreeKey } from '../../look/useFreeKey.ts'
import { useNotice } from '../../look/useNotice.ts'
import { matches } from './matches.ts'
import { useAttend, useAttendances, useKnownAttendances, useTold } from './useAttendances.ts'

// Its words come with its code.
addOwnTexts(texts)

const TakeOver = lazyScreen(underLook(async () => ({ default: (await import('./TakeOver.tsx')).TakeOver })))

const claimKey = 'c'

export interface AttendingProps {
  readonly records: Records
  readonly list: ListModel
  readonly record: Row
  /** It became somebody's to decide, or nobody's: what may be done with it is to be read again. */
  readonly onClaimed: () => void
}

/** Sends a change of one's claim; what went wrong is told. */
const useClaim = (entity: string, record: string) => {
  const client = useApolloClient()
  const t = useText()
  const notice = useNotice()
  const tell = (failure: unknown): void => notice.error(failureText(failure, t))
  const context = { quiet: true }
  return {
    claim: (takesOver: boolean): void =>
      void client.mutate({ mutation: sessionChanges.Claim, variables: { entity, record, takesOver }, context }).catch(tell),
    release: (): void => void client.mutate({ mutation: sessionChanges.Unclaim, variables: { entity, record }, context }).catch(tell),
  }
}

/** Whoever may decide something, about what waits. */
const useMayClaim = ({ records: { entity }, list, record }: AttendingProps): boolean => {
  const viewer = useViewer()
  const onlyLooks = useOnlyLooks()
  return mayClaimAt(entity, viewer) && !onlyLooks && matches(entity, list.waiting ?? {}, record)
}

const Kept = ({ entity }: { readonly entity: string }) => {
  useAttendances(entity)
  return null
}

export const Attending = (props: AttendingProps) => {
  const { records, record, onClaimed } = props
  const t = useText()
  const { name } = records.entity
  const attendances = useKnownAttendances(name)
  const told = useTold(name)
  useAttend(name, record.id, attendances)
  const here = attendances?.filter((each) => each.record === record.id) ?? []
  const holder = here.find(({ claimed }) => claimed)
  const others = here.filter((each) => !each.mine && each !== holder).map(({ by }) => by)
  const mayClaim = useMayClaim(props) && attendances !== undefined
  const { claim, release } = useClaim(name, record.id)
  // Who is asked about: whoever holds it next is another question.
  const [asked, setAsked] = useState<string>()
  if (asked !== undefined && (holder?.by !== asked || holder.mine)) setAsked(undefined)
  const [label, press] = !holder
    ? (['desk.claim', () => claim(false)] as const)
    : holder.mine
      ? (['desk.release', release] as const)
      : (['desk.takeOver', () => setAsked(holder.by)] as const)
  const takeOver = (): void => {
    setAsked(undefined)
    claim(true)
  }
  useFreeKey(mayClaim ? claimKey : undefined, press)
  useScreenKeys(useMemo<readonly ScreenKey[]>(() => (mayClaim ? [[[claimKey], label]] : []), [mayClaim, label]))
  const held = attendances && (holder?.by ?? '')
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (held === undefined) return
    if (known.current !== undefined && known.current !== held) onClaimed()
    known.current = held
  }, [held, onClaimed])
  return (
    <div className="deskAttending">
      {told && <Kept entity={name} />}
      <output>
        {holder && <strong>{holder.mine ? t('desk.claimed') : t('desk.claimedBy', [holder.by])}</strong>}
        {others.length > 0 && <span>{t('desk.alsoOpen', [others.join(', ')])}</span>}
      </output>
      {mayClaim && (
        <button type="button" className="textButton" aria-keyshortcuts={claimKey} onClick={press}>
          {t(label)}
        </button>
      )}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <TakeOver by={asked} onClose={() => setAsked(undefined)} onTake={takeOver} />
        </Suspense>
      )}
    </div>
  )
}
