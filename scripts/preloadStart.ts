// The document names what the entry will ask for at once, so that both come side by side.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type File = Rolldown.OutputChunk | Rolldown.OutputAsset

const chunkOf = (file: File | undefined): Rolldown.OutputChunk | undefined => (file?.type === 'chunk' ? file : undefined)
const link = (rel: string, href: string): HtmlTagDescriptor => ({ tag: 'link', attrs: { rel, crossorigin: true, href }, injectTo: 'head' })

/** Links to the chunks that the entry's own file imports dynamically, and to what those import. */
export const preloadStart = (base: string): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { chunk, bundle = {} }) {
      const wanted = new Set(chunk?.dynamicImports)
      for (const name of wanted) for (const next of chunkOf(bundle[name])?.imports ?? []) wanted.add(next)
      const missing = [...wanted].filter((name) => !html.includes(name))
      const styles = missing.flatMap((name) => [...(chunkOf(bundle[name])?.viteMetadata?.importedCss ?? [])])
      return [...missing.map((name) => link('modulepreload', base + name)), ...styles.map((name) => link('stylesheet', base + name))]
    },
  },
})
