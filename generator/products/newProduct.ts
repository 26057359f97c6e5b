// npm run new -- product NAME: the smallest product that starts, in a folder of its own, with its tables, and accepted as it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accept } from '../diff/accept.ts'
import type { Folders } from '../generate.ts'
import { refuse } from '../refuse.ts'
import { runOnce } from '../runOnce.ts'
import { put } from '../put.ts'
import { productFiles } from './productFiles.ts'
import { projectFiles } from './projectFiles.ts'

/** Beside the engine a product is one of the examples; where that is installed, the project's folder is the product's. */
const placesOf = (name: string, installed: boolean) =>
  installed ? { product: '', start: 'npm start' } : { product: `examples/${name}`, start: `npm start -- --product examples/${name}` }

/** @param house the project's folder @param foldersOf a product's, by its own from there @param installed the engine is a package of the project */
export const newProduct = async (
  house: string,
  name: string,
  foldersOf: (product: string) => Folders,
  installed = false,
): Promise<number> => {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return refuse(`"${name}" cannot be a name; write a word such as likeThis.`)
  const { product, start } = placesOf(name, installed)
  const first = product === '' ? 'specs' : product
  if (existsSync(join(house, first))) return refuse(`${first} is there already.`)
  const files = { ...productFiles(name, start), ...(installed && projectFiles(house)) }
  for (const [path, text] of Object.entries(files)) put(join(house, product, path), text)
  const folders = foldersOf(product)
  const made = (await runOnce(folders, false)) || (await accept(folders))
  if (made === 0) console.log(`${product || name} is there: ${start}`)
  return made
}
