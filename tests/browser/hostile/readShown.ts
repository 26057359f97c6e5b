// What of stored texts a page shows otherwise than they stand there, and what there is in it that only such a text can have brought.
import type { Frame, Page } from 'playwright-core'

/** Runs in the page. */
const look = (stored: readonly string[]): { readonly shown: readonly string[]; readonly wrong: readonly string[] } => {
  const bare = (text: string): string => text.replaceAll(/\s/g, '')
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  const page = bare([document.documentElement.textContent, document.title, ...inputs].join('\n'))
  const marked = stored.filter((each) => page.includes(bare(each.slice(each.lastIndexOf('//')))))
  const shown = marked.filter((each) => page.includes(bare(each)))
  const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data', 'poster', 'background', 'srcset'])
  const leadsAway = (value: string): boolean => {
    if (!URL.canParse(value, document.baseURI)) return true
    const { protocol, hostname } = new URL(value, document.baseURI)
    return !['http:', 'https:', 'mailto:', 'tel:', 'blob:'].includes(protocol) || hostname.endsWith('canary.invalid')
  }
  const strange = [...document.querySelectorAll('*')].flatMap((each) =>
    [...each.attributes].flatMap(({ name, value }) => {
      const runs = name.startsWith('on') || name.includes('canary') || (name === 'style' && /canary|url\(/.test(value))
      return runs || (addresses.has(name) && leadsAway(value)) ? [`<${each.localName} ${name}=${value.slice(0, 80)}>`] : []
    }),
  )
  const kinds = 'frame, object, embed, applet, base, math, marquee, foreignObject, animate, set, template, x, xmp, plaintext'
  const own = [...document.querySelectorAll('script, style')].filter(({ textContent }) => textContent.includes('canary'))
  const brought = [...document.querySelectorAll(kinds), ...own].map((each) => `<${each.localName}>`)
  return { shown, wrong: [...marked.filter((each) => !shown.includes(each)), ...strange, ...brought] }
}

/** @param stored what may stand in it, each ending with the name of its field */
export const readShown = (page: Page | Frame, stored: readonly string[]) => page.evaluate(look, stored)
