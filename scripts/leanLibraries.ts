// Leaves out of the bundle what libraries bring and the console never reaches. In development they are whole.
import type { Plugin } from 'vite'

const never = (what: string): string =>
  `const never = () => { throw new Error(${JSON.stringify(`${what}: scripts/leanLibraries.ts leaves it out`)}) }`

/**
 * Ends of file names below node_modules, and what such a file then holds. Beside each what it saves, in kB (gzip): the console built with and without it.
 * Together 67 kB of 1,087, 56 of them of what the first form brings.
 */
const instead: Readonly<Record<string, string>> = {
  // src/actions/forms/theme.ts names every field, template and widget that our forms have. 4.8, 3.8, 4.4
  '@rjsf/core/lib/components/fields/index.js': 'export default () => ({})',
  '@rjsf/core/lib/components/templates/index.js': 'export default () => ({ ButtonTemplates: {} })',
  '@rjsf/core/lib/components/widgets/index.js': 'export default () => ({})',
  // Help is plain text. 31.0
  'markdown-to-jsx/dist/react.js': `${never('Markdown')}; export { never as Markdown }`,
  // Generated forms are flat: no $ref, no allOf (tests/records/leanForms.test.ts). 7.7, 4.2
  'fast-uri/index.js': `${never('$ref in a form')}; export default { resolve: never, equal: never }`,
  '@rjsf/utils/lib/schema/shallowAllOfMerge.js': `${never('allOf in a form')}; export { never as default }`,
  // Documents are known by their hash, as on the wire (src/client/payloadOf.ts). 2.4, of the shell
  '@apollo/client/utilities/graphql/print.js': 'export const print = ({ __meta__ }) => __meta__.hash',
  // Visiting them, Apollo finds nothing to change (tests/records/leanDocuments.test.ts), a dozen times each. 1.1, of the shell
  'graphql/language/visitor.mjs': `${never('GraphQL visitors')}; const visit = (document) => document
    export { visit, never as visitInParallel, never as getVisitFn, never as getEnterLeaveForKind, never as BREAK }`,
  // They have no directive but @include, no fragment but inline ones. 0.7 and 0.4, of the list
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (_, document) => document',
  '@apollo/client/masking/maskDefinition.js': `${never('Masking of data')}; export { never as maskDefinition }`,
  // Our theme has one scheme at a time, every input an outline. 4.4, 0.8, 0.4
  '@mui/material/styles/createThemeWithVars.mjs': `${never('Themes with variables')}; export { never as default }`,
  '@mui/material/FilledInput/index.mjs': `${never('FilledInput')}; export { never as default }`,
  '@mui/material/Input/index.mjs': `${never('Input')}; export { never as default }`,
}

const packageOf = (path: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]

export const leanLibraries = (): Plugin => {
  const left = new Set<string>()
  const used = new Set<string | undefined>()
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // It is for a React that has none of its own. 0.3 kB
      if (source === 'use-sync-external-store/shim') return this.resolve('react', importer, { ...options, skipSelf: true })
      // This one has a build for production, but no condition that leads to it. 0.5 kB, and its warnings
      if (!/^react-router(\/|$)/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    // A component that nobody uses stays for its name, and for the call that makes it. 1.8 kB
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/dist/')) return null
      const unnamed = code.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      return { code: unnamed.replaceAll(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'), map: null }
    },
    load(id) {
      const path = id.replaceAll('\\', '/')
      used.add(packageOf(path))
      const found = Object.entries(instead).find(([end]) => path.endsWith(`/node_modules/${end}`))
      if (!found) return null
      left.add(found[0])
      return { code: found[1], moduleType: 'js' }
    },
    // A library that moved its files would quietly come back whole.
    buildEnd(error) {
      const gone = Object.keys(instead).filter((end) => !left.has(end) && used.has(packageOf(`/node_modules/${end}`)))
      if (!error && gone.length > 0) this.error(`scripts/leanLibraries.ts knows files that are no more: ${gone.join(', ')}`)
    },
  }
}
