// The tabs of a record: a link each, so that every one has an address. Arrow keys go from one to the next, Enter and Space open it: what is
// typed in the open one is asked about before it is left, so passing by does not open.
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useText } from '../../client/texts/useText.ts'
import { Link } from '../../look/Link.tsx'
import type { Tabs } from './useTabs.ts'
import './tabs.css'

const idOf = (name: string): string => `tab-${name}`
const panelId = 'tab-panel'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Right is on for those who read from the left. */
const keyOf = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): string => {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key
  return { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }[key] ?? key
}

const goOn = (event: KeyboardEvent<HTMLElement>): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const to = steps[keyOf(event)]?.(at, tabs.length - 1)
  if (event.key !== ' ' && to === undefined) return
  event.preventDefault()
  if (to === undefined) tabs[at]?.click()
  else tabs[to]?.focus()
}

export const RecordTabs = ({ tabs, open, addressOf }: Tabs): ReactElement | null => {
  const t = useText()
  if (!open || tabs.length < 2) return null
  return (
    <div className="tabs recordTabs" role="tablist" aria-label={t('sections.nav')} tabIndex={-1} onKeyDown={goOn}>
      {tabs.map(({ name, label }) => (
        <Link
          key={name}
          id={idOf(name)}
          role="tab"
          to={addressOf(name)}
          aria-selected={name === open.name}
          aria-controls={name === open.name ? panelId : undefined}
          tabIndex={name === open.name ? 0 : -1}
        >
          {t(label)}
        </Link>
      ))}
    </div>
  )
}

/** Whether its top lies under what stays in sight, or above the window. */
const isAbove = (place: Element): boolean =>
  place.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(place).scrollMarginBlockStart)

/** What the open tab shows. Whoever opens another one from further down begins at its top. */
export const TabPanel = ({ tabs, open, children }: Pick<Tabs, 'tabs' | 'open'> & { readonly children: ReactNode }): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(open?.name)
  const how = useNavigationType()
  useEffect(() => {
    if (shown.current === open?.name) return
    shown.current = open?.name
    // Back and Forward keep the place that the browser remembers.
    if (how !== NavigationType.Pop && place.current && isAbove(place.current)) place.current.scrollIntoView({ block: 'start' })
  }, [open, how])
  if (!open || tabs.length < 2) return children
  return (
    <div ref={place} id={panelId} className="tabPanel" role="tabpanel" aria-labelledby={idOf(open.name)} tabIndex={0}>
      {children}
    </div>
  )
}
