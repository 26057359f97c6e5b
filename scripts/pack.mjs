// Before `npm pack`: bundles the generator for the package, with the licences of all that is bundled.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleGenerator, packed } from './bundleGenerator.mjs'
import { engine } from './house.mjs'
import { install } from './install.mjs'

await install()
const { outputFiles, libraries } = await bundleGenerator()
const folder = join(engine, packed)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { name, contents } of outputFiles) writeFileSync(join(folder, name), contents)
writeFileSync(join(folder, 'LICENCES.txt'), licencesOf(libraries))

/** The packages that the files are of. */
function licencesOf(files) {
  const folders = new Set(files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)[0]))
  return [...folders].toSorted().map(licenceOf).join('\n')
}

function licenceOf(library) {
  const place = join(engine, library)
  const { name, version, license } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const texts = readdirSync(place)
    .filter((each) => /^(licen[cs]e|notice|copying|thirdparty)/i.test(each) && existsSync(join(place, each)))
    .map((each) => readFileSync(join(place, each), 'utf8').trim())
  return [`== ${name} ${version}: ${license}`, ...texts, ''].join('\n\n')
}
