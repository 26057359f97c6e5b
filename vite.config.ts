// Builds the console (src/) for its base path. In development the server's addresses are passed on to it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, runnerImport, type Plugin } from 'vite'
import type { AppModel, EntityModel } from './language/model.ts'
import { consoleTables } from './scripts/consoleTables.ts'
import { allFiles, fetchPieces } from './scripts/fetchPieces.ts'
import { leanKinds } from './scripts/leanKinds.ts'
import { leanLibraries } from './scripts/leanLibraries.ts'
import { piecesOf } from './scripts/piecesOf.ts'
import { licences } from './scripts/listLicences.ts'
import { engine, house } from './scripts/house.mjs'
import { dist, imports, product } from './scripts/product.mjs'
import { servedPaths } from './server/http/servedPaths.ts'
import type { Conversation } from './scripts/beginPage.ts'
import { preloadStart } from './scripts/preloadStart.ts'
import { addressesOf, siteConfigAt } from './src/client/Configuration.ts'
import { loginDataKey } from './src/client/loginDataKey.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`
const { module } = await runnerImport<{ readonly app: AppModel }>(join(house, product, 'generated/app.ts'))
const { module: tables } = await runnerImport<{ readonly allEntities: readonly EntityModel[] }>(
  join(house, product, 'generated/entities/all.ts'),
)
const { module: questions } = await runnerImport<{ readonly conversation: Conversation }>(join(engine, 'src/listQuestions.ts'), {
  resolve: { alias: imports },
})
const forms = new Map(tables.allEntities.flatMap(({ name, actions }) => actions.map(({ form = '' }) => [form, `${name}Forms`])))
const paths = servedPaths(module.app)
const passedOn = [`${paths.console}config.json`, paths.backend, paths.files, paths.thumbnails, paths.posters, '/healthz']

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { readonly version: string }

/** Of a locale asked for with ?start only the names of screens: the rest is not needed to log in. */
const startTexts: Plugin = {
  name: 'start-texts',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.json?start')) return null
    const texts = JSON.parse(readFileSync(id.replace('?start', ''), 'utf8')) as Readonly<Record<string, string>>
    const names = Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('screens.')))
    return { code: `export default ${JSON.stringify(names)}`, moduleType: 'js' }
  },
  // In development a saved label goes to the open pages as it is: to load modules anew would lose what is typed there.
  async hotUpdate({ file, read }) {
    if (!/\/generated\/locales\/.*\.json$/.test(file)) return undefined
    this.environment.hot.send('locale:texts', JSON.parse(await read()))
    return []
  },
}

/** About -> about, SettingsScreen -> settings. */
const chunkName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/Screen$/, '')

const base = paths.console
/** As the console asks for them where config.json says nothing else (src/client/loadConfiguration.ts, src/early.ts). */
const { backendUrl, apiUrl } = addressesOf(module.app)
const start = {
  base,
  stored: loginDataKey,
  configs: [`${base}config.json`, siteConfigAt(backendUrl)],
  socket: apiUrl,
  ...questions.conversation,
}

export default defineConfig({
  root: join(engine, 'src'),
  cacheDir: join(house, 'node_modules/.vite'),
  base,
  plugins: [fetchPieces, consoleTables, leanKinds, startTexts, licences(engine), leanLibraries(), preloadStart(start), react()],
  // rxjs comes in its modern form, without the helpers that old browsers needed.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: imports,
  },
  // The server puts a fresh nonce in the place of this word in every answer.
  define: { __VERSION__: JSON.stringify(version), __BUILT__: JSON.stringify(new Date().toISOString()) },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: join(house, dist, 'admin'),
    emptyOutDir: true,
    // No file becomes a data: address, which the content security policy would refuse.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: allFiles },
    chunkSizeWarningLimit: 1_000,
    reportCompressedSize: false,
    // The kit only passes on: whoever takes one thing from it loads no other.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/src\/kit\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: piecesOf(forms) },
        chunkFileNames: ({ name }) => `assets/${chunkName(name)}-[hash].js`,
      },
    },
  },
  server: {
    port: Number(process.env['CONSOLE_PORT'] ?? '5173'),
    strictPort: true,
    fs: { allow: [engine, house] },
    proxy: {
      ...Object.fromEntries(passedOn.map((path) => [path, { target: server }])),
      [paths.socket]: { target: server, ws: true },
    },
  },
})
