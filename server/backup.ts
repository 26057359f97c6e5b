// `npm run backup -- FILE`: all that an installation stores, in one file, while its servers work. Its keys are not in it.
import { existsSync } from 'node:fs'
import { writeBackup } from './backup/writeBackup.ts'
import { CommandError } from './CommandError.ts'
import { ensureBucket } from './files/ensureBucket.ts'
import { openStorage } from './files/openStorage.ts'
import { loadProduct } from './loadProduct.ts'
import { readOptions } from './options/readOptions.ts'
import { reachStored } from './reachDatabase.ts'
import { fileTyped, runCommand } from './runCommand.ts'

await runCommand(async () => {
  const [name, more] = process.argv.slice(2)
  if (name === undefined || more !== undefined)
    throw new CommandError('npm run backup -- FILE   writes all that is stored into one file: backup.tar.gz')
  const file = fileTyped(name)
  if (existsSync(file)) throw new CommandError(`${file} is there already: name another file`)
  const [options, { product }] = [readOptions(process.env), loadProduct()]
  await ensureBucket(options)
  const database = await reachStored(options, 'npm run backup')
  try {
    const { tables, digests, keys, missing, time } = await writeBackup(
      { ownerUrl: database.ownerUrl, storage: openStorage(options), product },
      file,
    )
    const [rows, files] = [
      tables.reduce((sum, each) => sum + each.rows, 0),
      Object.keys(digests).filter((each) => each.startsWith('files/')).length,
    ]
    process.stdout.write(`${file} holds what was stored at ${time}: ${rows} rows and ${files} files.\n`)
    if (missing.length > 0) {
      console.error(`Not in it, for they are not in the storage either: ${missing.join(', ')}`)
      // Whoever has it made each night hears of it.
      process.exitCode = 1
    }
    if (keys.length > 0)
      process.stdout.write(
        `Keep the keys of SECRETS_KEY (else: secrets-key in the data folder) apart from it. What is sealed in it needs: ${keys.join(', ')}\n`,
      )
  } finally {
    await database.stop()
  }
})
