// `npm run settings`: what a deployment sets (flags, lists, addresses, times), while its server runs or not.
import { poolReader } from './reader.ts'
import { runCommand, withDatabase } from './runCommand.ts'
import { readSettingsCommand } from './settings/readSettingsCommand.ts'
import { runSettings } from './settings/runSettings.ts'

await runCommand(async () => {
  const command = readSettingsCommand(process.argv.slice(2))
  await withDatabase('npm run settings', async (database, product) => {
    process.stdout.write(`${await runSettings(poolReader(database, product), command)}\n`)
  })
})
