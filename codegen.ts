// The types of documents, as graphql-codegen's own command makes them: for editors, and to measure the generator against. `npm run generate` writes the real ones.
import type { CodegenConfig } from '@graphql-codegen/cli'
import { typeSettings } from './generator/emitters/typeSettings.ts'

const config: CodegenConfig = {
  schema: ['schema/!(documents).graphql', 'generated/graphql/schema.graphql'],
  documents: 'generated/graphql/documents/*.graphql',
  generates: {
    'node_modules/.cache/codegen/types.ts': { plugins: ['typescript-operations'], config: typeSettings('../../../language') },
  },
  silent: true,
}

export default config
