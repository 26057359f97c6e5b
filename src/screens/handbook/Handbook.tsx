// A handbook as its reader has it: the chapters to choose from, and the text.
import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { useEffect, useMemo, useState, type MouseEvent, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { app } from '#generated/app.ts'
import { useText } from '../../client/texts/useText.ts'
import './handbook.css'

interface Book {
  readonly body: DocumentFragment
  readonly chapters: readonly { readonly id: string; readonly heading: string }[]
}

/** What stands over it. */
const headingOf = (table: Element): string => {
  let before = table.previousElementSibling
  while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling
  return before?.textContent ?? ''
}

/** Nodes instead of text, so no trusted type has to be made. The screen has the title already; what is wide scrolls by itself, by key, too. */
const read = (markdown: string, places: ReadonlyMap<string, string>): Book => {
  const body = DOMPurify.sanitize(marked.parse(markdown, { async: false }), { RETURN_DOM_FRAGMENT: true })
  body.querySelector('h1')?.remove()
  for (const link of body.querySelectorAll('a')) {
    const place = places.get(link.getAttribute('href') ?? '')
    if (place === undefined) link.replaceWith(...link.childNodes)
    else {
      link.setAttribute('href', `${app.basePath.replace(/\/$/, '')}${place}`)
      link.dataset['to'] = place
    }
  }
  const chapters = [...body.querySelectorAll('h2')].map((heading, at) => {
    heading.id = `chapter${at + 1}`
    return { id: heading.id, heading: heading.textContent ?? '' }
  })
  for (const wide of body.querySelectorAll('table, pre')) {
    const frame = document.createElement('div')
    frame.className = 'handbookWide'
    frame.tabIndex = 0
    frame.role = 'group'
    frame.ariaLabel = headingOf(wide)
    wide.replaceWith(frame)
    frame.append(wide)
  }
  return { body, chapters }
}

interface HandbookProps {
  readonly markdown: string
  /** Where its links lead, by what stands in them; the others lead nowhere here. */
  readonly places: ReadonlyMap<string, string>
}

export const Handbook = ({ markdown, places }: HandbookProps): ReactElement => {
  const text = useText()
  const { hash } = useLocation()
  const { body, chapters } = useMemo(() => read(markdown, places), [markdown, places])
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    place?.replaceChildren(body.cloneNode(true))
  }, [place, body])
  // Once the text is there. It stays while chapters are gone to, with what is selected in it and where keys were.
  useEffect(() => {
    if (place && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [place, hash])
  const navigate = useNavigate()
  const follow = (event: MouseEvent): void => {
    const to = (event.target as Element).closest('a')?.dataset['to']
    if (to === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <div className="handbook">
      <nav aria-label={text('handbook.chapters')}>
        <ul>
          {chapters.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Its links are real ones: whoever has no pointer follows them by Enter. */}
      <div className="handbookText" ref={setPlace} onClick={follow} role="presentation" />
    </div>
  )
}
