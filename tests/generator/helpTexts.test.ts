// The comment over a spec is its help to the last letter, whatever an editor makes of it.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLoader } from '../../generator/load/load.ts'
import { house } from '../architecture/listSources.ts'

it('takes a name with an at sign for a word', async () => {
  const path = ['entities', 'SystemSettings', 'fields', 'watermark']
  const help = await withLoader({ specs: join(house, 'specs'), shown: 'specs' }, async (loader) => (await loader.load()).helpOf(path))
  expect(help).toBe('On new photos and videos: site name / @username.')
})
