// `npm run staff`: the first administrator of a database that has none.
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { EmbeddedError } from './db/embedded/EmbeddedError.ts'
import { openDatabase } from './db/openDatabase.ts'
import { OptionsError, readOptions } from './options/readOptions.ts'
import { reachDatabase } from './reachDatabase.ts'
import { serveProduct } from './serveProduct.ts'
import { changeStaff } from './staff/changeStaff.ts'
import { readStaffCommand, StaffError } from './staff/readStaffCommand.ts'
import { typedPassword } from './staff/typedPassword.ts'

const main = async (): Promise<void> => {
  const command = readStaffCommand(process.argv.slice(2))
  const typed = process.stdin.isTTY ? '' : typedPassword(await text(process.stdin))
  const password = typed || randomBytes(9).toString('base64url')
  const served = serveProduct()
  const obtained = await reachDatabase(readOptions(process.env), served, 'npm run staff')
  const database = openDatabase(obtained.url, { max: 1 })
  try {
    await changeStaff(database, served.product, command, password)
  } finally {
    await database.close()
    await obtained.stop()
  }
  console.error(typed ? `${command.email} may log in.` : `${command.email} may log in with the password ${password}`)
}

try {
  await main()
} catch (error) {
  const known = error instanceof StaffError || error instanceof OptionsError || error instanceof EmbeddedError
  console.error(known ? error.message : error)
  process.exit(1)
}
