// The document names what the entry will ask for at once, so that both come side by side.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk => file.type === 'chunk'

/** @param module the end of the id of the module that the entry imports dynamically */
export const preloadStart = (module: string, base: string): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(isChunk)
      const wanted = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)))
      if (!wanted) throw new Error(`${module} is in no chunk`)
      const all = [wanted, ...chunks.filter(({ fileName }) => wanted.imports.includes(fileName))].filter(
        ({ isEntry, fileName }) => !isEntry && !html.includes(fileName),
      )
      const scripts = all.map(({ fileName }): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
        injectTo: 'head',
      }))
      const styles = all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      return [
        ...scripts,
        ...styles.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `${base}${file}` },
          injectTo: 'head',
        })),
      ]
    },
  },
})
