// The sections of a long record by name, beside it on wide screens: one key or click to each, in whatever tab it is.
import { useNavigate } from 'react-router-dom'
import type { SectionModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { useText } from '../../client/texts/useText.ts'
import { tabWith, type Tabs } from './useTabs.ts'
import '../lists/sections.css'

/**
 * The element that a section stands in, so that one can be led to it.
 * @param name of the section
 */
export const sectionPlace = (name: string): string => `section-${name}`

/** Fewer are seen at a glance. */
const minSections = 6

/** Leads to a section that stands on the screen; what in it has the focus already keeps it. */
export const showSection = (name: string): void => {
  const place = document.getElementById(sectionPlace(name))
  place?.scrollIntoView({ block: 'start' })
  if (!place?.contains(document.activeElement)) place?.focus({ preventScroll: true })
}

/** The section that somebody was on their way to when they came here. */
export const wantedIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'section' in state ? state.section : undefined

export interface SectionNavProps extends Pick<Tabs, 'tabs' | 'open' | 'addressOf'> {
  /** Of all tabs. */
  readonly sections: readonly SectionModel[]
}

export const SectionNav = ({ sections, tabs, open, addressOf }: SectionNavProps) => {
  const t = useText()
  const navigate = useNavigate()
  const lead = (name: string): void => {
    const tab = tabWith(tabs, name)
    if (!tab || tab === open) showSection(name)
    else void navigate(addressOf(tab.name), { state: { section: name } })
  }
  if (sections.length < minSections) return null
  const inOrder = open ? tabs.flatMap((tab) => tab.sections.flatMap((name) => named(sections, name) ?? [])) : sections
  return (
    <nav className="sectionNav" aria-label={t('sections.nav')}>
      <ul>
        {inOrder.map(({ name, label }) => (
          <li key={name} data-open={open?.sections.includes(name)}>
            <button type="button" onClick={() => lead(name)}>
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
