// One notice: its texts, what it offers, and Ok for an error. The clock of the others stops on hover and focus.
import { useState, useEffect, useMemo, useRef, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { timeOf, type Notice } from '../client/noticeRules.ts'
import { useFreeKey } from './useFreeKey.ts'
import { useScreenKeys, type ScreenKey } from './screenKeys.ts'

export interface NoticeClock {
  readonly id: number
  /** Milliseconds; absent for a notice that stays. */
  readonly time: number | undefined
  readonly held: boolean
  readonly over: (id: number) => void
}

/** Ends a passing notice after its time. The clock stops while it is held (hover, focus) and goes on with what was left. */
export const useNoticeClock = ({ id, time, held, over }: NoticeClock): void => {
  const left = useRef(time ?? 0)
  const stays = time === undefined
  useEffect(() => {
    if (stays || held) return undefined
    const began = performance.now()
    const timer = setTimeout(() => over(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - began))
    }
  }, [id, stays, held, over])
}

const noKeys: readonly ScreenKey[] = []

/** The key of what a notice offers. */
const useOfferKey = (key: string | undefined, take: () => void): void => {
  useScreenKeys(useMemo(() => (key === undefined ? noKeys : [[[key], 'keys.offer']]), [key]))
  useFreeKey(key, take)
}

export const NoticeBox = ({ notice }: { readonly notice: Notice }): ReactElement => {
  const { notices, configuration } = useConsole()
  const text = useText()
  const [held, setHeld] = useState(false)
  const { offer, tone, id } = notice
  useNoticeClock({ id, time: timeOf(notice, configuration.notices.general), held, over: notices.close })
  const close = (): void => notices.close(id)
  const take = (): void => {
    close()
    offer?.run()
  }
  useOfferKey(offer?.key, take)
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <div className="notice" data-tone={tone} {...hold}>
      <div className="noticeTexts">
        {notice.texts.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {notice.more > 0 && <p>{text('notices.more', [notice.more])}</p>}
      </div>
      {offer && (
        <button type="button" className="button" onClick={take} aria-keyshortcuts={offer.key}>
          {offer.label}
          {offer.key !== undefined && <kbd aria-hidden="true">{offer.key}</kbd>}
        </button>
      )}
      {tone === 'error' && (
        <button type="button" className="button" onClick={close}>
          {text('notices.ok')}
        </button>
      )}
    </div>
  )
}
