// Puts src/client/fetchFirst.ts in the place of what Vite does before a dynamic import, and tells it the file itself also where it is the only one.
import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions, Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const ours = fileURLToPath(new URL('../src/client/fetchFirst.ts', import.meta.url))

export const fetchPieces: Plugin = {
  name: 'fetch-pieces',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: (id) => (id === helper ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(ours)}` : null),
  },
}

/** The entry is made of these: whoever asks for a piece has them. */
const brought = /\/(start|early|rolldown-runtime)-[^/]+\.(js|css)$/

export const allFiles: NonNullable<ModulePreloadOptions['resolveDependencies']> = (file, others, { hostType }) => {
  if (hostType === 'html') return [...others]
  return [...new Set([file, ...others])].filter((each) => !brought.test(each))
}
