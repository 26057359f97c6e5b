// `npm run restore -- FILE`: puts a backup into an empty place, as the environment names it for `npm start`.
import { ensureKeys } from './backup/ensureKeys.ts'
import { ensureWhole } from './backup/readArchive.ts'
import { restoreBackup } from './backup/restoreBackup.ts'
import { CommandError } from './CommandError.ts'
import { migrate } from './db/migrate.ts'
import { openStorage } from './files/openStorage.ts'
import { loadProduct } from './loadProduct.ts'
import { obtainUnmigrated } from './obtainDatabase.ts'
import { readOptions } from './options/readOptions.ts'
import { fileThere, runCommand } from './runCommand.ts'

const usage = `npm run restore -- FILE                  puts back what npm run backup wrote, into an empty place
npm run restore -- FILE --without-keys   the same where a key is lost: what it sealed has to be entered anew`

await runCommand(async () => {
  const [name, flag, more] = process.argv.slice(2)
  if (name === undefined || more !== undefined || (flag !== undefined && flag !== '--without-keys')) throw new CommandError(usage)
  const file = fileThere(name)
  const [options, { product, migrations }] = [readOptions(process.env), loadProduct()]
  const manifest = await ensureWhole(file)
  if (flag === undefined) ensureKeys(manifest, options)
  const database = await obtainUnmigrated(options, 'npm run restore')
  try {
    await restoreBackup({ ownerUrl: database.ownerUrl, storage: openStorage(options), folder: migrations }, file, manifest)
    await migrate(database.ownerUrl, database.role, { product, ...(migrations !== undefined && { folder: migrations }) })
    process.stdout.write(`What was stored at ${manifest.time} is here: npm start\n`)
  } finally {
    await database.stop()
  }
})
