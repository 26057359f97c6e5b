// A command beside the server (`npm run staff`, `npm run settings`): reaches the database, does its work, says in words why it could not.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandError } from './CommandError.ts'
import { openDatabase, type Database } from './db/openDatabase.ts'
import { readOptions } from './options/readOptions.ts'
import { reachDatabase } from './reachDatabase.ts'
import { sayWhy } from './sayWhy.ts'
import { loadProduct } from './loadProduct.ts'
import type { ProductModel } from './ProductModel.ts'

/** @param name as it is typed: npm run staff. @param reach otherwise where it only looks */
export const withDatabase = async <Result>(
  name: string,
  run: (database: Database, product: ProductModel) => Promise<Result>,
  reach: typeof reachDatabase = reachDatabase,
): Promise<Result> => {
  const served = loadProduct()
  const obtained = await reach(readOptions(process.env), name, served)
  const database = openDatabase(obtained.url, { max: 1, patience: 60_000, maxMissed: 80 })
  try {
    return await run(database, served.product)
  } finally {
    await database.close()
    await obtained.stop()
  }
}

/** A file as it is typed: npm runs commands in the project's folder, whatever folder they are typed in. */
export const fileTyped = (name: string): string => resolve(process.env['INIT_CWD'] ?? '', name)

/** A file as it is typed, to be read. @throws CommandError where none is */
export const fileThere = (name: string): string => {
  const file = fileTyped(name)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new CommandError(`${file} is not there`)
  if (found.isDirectory()) throw new CommandError(`${file} is a folder where a file should be`)
  return file
}

export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main()
  } catch (error) {
    sayWhy(error)
    process.exit(1)
  }
}
