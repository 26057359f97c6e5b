// What is pasted with its form, as nodes that the editor can take: cleaned, and in the lines that it was copied in.
import { cleanedFragment } from '../../look/Cleaned.tsx'

const inLine = ['b', 'i']
/** The editor has none of them, and begins a line at each. */
const lines = [
  'address',
  'article',
  'aside',
  'dd',
  'div',
  'dl',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h5',
  'h6',
  'header',
  'section',
  'table',
]
/** These begin none there. */
const cells = ['caption', 'dt', 'td', 'th']

/** Google's editor wraps all that is copied in a tag for bold that says it is none; without its opening the end of it means nothing. */
const wrap = /<b\b[^>]*font-weight:\s*normal[^>]*>/gi

export const pastedFragment = (html: string): DocumentFragment => {
  const fragment = cleanedFragment(html.replaceAll(wrap, ''), [...inLine, ...lines, ...cells])
  for (const cell of fragment.querySelectorAll(cells.join())) {
    const line = document.createElement('div')
    line.append(...cell.childNodes)
    cell.replaceWith(line)
  }
  return fragment
}
