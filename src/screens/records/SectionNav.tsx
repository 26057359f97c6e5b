// The sections of a long record by name, beside it on wide screens: one key or click to each.
import type { SectionModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import '../lists/sections.css'

/**
 * The element that a section stands in, so that one can be led to it.
 * @param name of the section
 */
export const sectionPlace = (name: string): string => `section-${name}`

/** Fewer are seen at a glance. */
const minSections = 6

const show = (name: string): void => {
  const place = document.getElementById(sectionPlace(name))
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

export const SectionNav = ({ sections }: { readonly sections: readonly SectionModel[] }) => {
  const t = useText()
  if (sections.length < minSections) return null
  return (
    <nav className="sectionNav" aria-label={t('sections.nav')}>
      <ul>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => show(name)}>
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
