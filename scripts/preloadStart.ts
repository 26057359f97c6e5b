// The document begins what the console will need first, and names what the entry will ask for at once, so that all come side by side.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { pageScript, type Beginning } from './beginPage.ts'

type File = Rolldown.OutputChunk | Rolldown.OutputAsset

const chunkOf = (file: File | undefined): Rolldown.OutputChunk | undefined => (file?.type === 'chunk' ? file : undefined)
/** A browser looks for it in the first kilobyte. */
const charset = '<meta charset="utf-8" />'

const link = (rel: string, href: string): HtmlTagDescriptor => ({ tag: 'link', attrs: { rel, crossorigin: true, href }, injectTo: 'head' })

/** What whoever was logged in needs, whichever screen is opened; the socket's code first, for which others wait. */
const frame = ['wire', 'shell', 'shared']

const filesOf = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const chunks = Object.values(bundle).flatMap((file) => chunkOf(file) ?? [])
  const found = frame.flatMap((name) => chunks.find((each) => each.name === name) ?? [])
  return found.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}

/** What the page begins by itself, and where. */
export type Start = Omit<Beginning, 'pieces' | 'patience'>

/** Longer than a slow line takes for what still flows: it is thrown away, and asked for from its beginning. */
const patience = 30_000

/** The page's own script, and links to the chunks that the entry's file imports dynamically, with what those import. */
export const preloadStart = (start: Start): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { chunk, bundle = {} }) {
      const { base } = start
      const wanted = new Set(chunk?.dynamicImports)
      for (const name of wanted) for (const next of chunkOf(bundle[name])?.imports ?? []) wanted.add(next)
      const missing = [...wanted].filter((name) => !html.includes(name))
      const styles = missing.flatMap((name) => [...(chunkOf(bundle[name])?.viteMetadata?.importedCss ?? [])])
      const pieces = filesOf(bundle).map((name) => base + name)
      const script = pageScript({ ...start, pieces, patience })
      return {
        // Before the styles, for which a script would wait.
        html: html.replace(charset, () => `${charset}\n    <script>${script}</script>`),
        tags: [...missing.map((name) => link('modulepreload', base + name)), ...styles.map((name) => link('stylesheet', base + name))],
      }
    },
  },
})
