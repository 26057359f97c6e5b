// `npm run settings`: what a deployment sets (flags, lists, addresses, times), while its server runs or not.
import { EmbeddedError } from './db/embedded/EmbeddedError.ts'
import { openDatabase } from './db/openDatabase.ts'
import { OptionsError, readOptions } from './options/readOptions.ts'
import { reachDatabase } from './reachDatabase.ts'
import { poolReader } from './reader.ts'
import { serveProduct } from './serveProduct.ts'
import { readSettingsCommand } from './settings/readSettingsCommand.ts'
import { runSettings } from './settings/runSettings.ts'
import { SettingsError } from './settings/SettingsError.ts'

const main = async (): Promise<void> => {
  const command = readSettingsCommand(process.argv.slice(2))
  const served = serveProduct()
  const obtained = await reachDatabase(readOptions(process.env), served, 'npm run settings')
  const database = openDatabase(obtained.url, { max: 1 })
  try {
    process.stdout.write(`${await runSettings(poolReader(database, served.product), command)}\n`)
  } finally {
    await database.close()
    await obtained.stop()
  }
}

try {
  await main()
} catch (error) {
  const known = error instanceof SettingsError || error instanceof OptionsError || error instanceof EmbeddedError
  console.error(known ? error.message : error)
  process.exit(1)
}
