// npm run new -- product NAME: the smallest product that starts, in a folder of its own, with its tables, and accepted as it is.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accept } from '../diff/accept.ts'
import type { Folders } from '../generate.ts'
import { refuse } from '../refuse.ts'
import { runOnce } from '../runOnce.ts'
import { productFiles } from './productFiles.ts'

/** @param house the project's folder @param foldersOf a product's, by its own from there */
export const newProduct = async (house: string, name: string, foldersOf: (product: string) => Folders): Promise<number> => {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return refuse(`"${name}" cannot be a name; write a word such as likeThis.`)
  const product = `examples/${name}`
  if (existsSync(join(house, product))) return refuse(`${product} is there already.`)
  for (const [path, text] of Object.entries(productFiles(name))) {
    const file = join(house, product, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const folders = foldersOf(product)
  const made = (await runOnce(folders, false)) || (await accept(folders))
  if (made === 0) console.log(`${product} is there: npm start -- --product ${product}`)
  return made
}
