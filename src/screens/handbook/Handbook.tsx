// A handbook as its reader has it: the chapters to choose from, and the text.
import DOMPurify from 'dompurify'
import { marked } from 'marked'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
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

/** Nodes instead of text, so no trusted type has to be made. The screen has the title already; a table that is wide scrolls by itself, by key, too. */
const read = (markdown: string): Book => {
  const body = DOMPurify.sanitize(marked.parse(markdown, { async: false }), { RETURN_DOM_FRAGMENT: true })
  body.querySelector('h1')?.remove()
  const chapters = [...body.querySelectorAll('h2')].map((heading, at) => {
    heading.id = `chapter${at + 1}`
    return { id: heading.id, heading: heading.textContent ?? '' }
  })
  for (const table of body.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'handbookTable'
    frame.tabIndex = 0
    frame.role = 'group'
    frame.ariaLabel = headingOf(table)
    table.replaceWith(frame)
    frame.append(table)
  }
  return { body, chapters }
}

export const Handbook = ({ markdown }: { readonly markdown: string }): ReactElement => {
  const text = useText()
  const { hash } = useLocation()
  const { body, chapters } = useMemo(() => read(markdown), [markdown])
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    place?.replaceChildren(body.cloneNode(true))
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [place, body, hash])
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
      <div className="handbookText" ref={setPlace} />
    </div>
  )
}
