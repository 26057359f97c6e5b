// `npm run staff`: the first administrator of a database that has none.
import { text } from 'node:stream/consumers'
import { madeUpPassword } from './options/madeUpPassword.ts'
import { runCommand, withDatabase } from './runCommand.ts'
import { changeStaff } from './staff/changeStaff.ts'
import { readStaffCommand } from './staff/readStaffCommand.ts'
import { typedPassword } from './staff/typedPassword.ts'

await runCommand(async () => {
  const command = readStaffCommand(process.argv.slice(2))
  const typed = process.stdin.isTTY ? '' : typedPassword(await text(process.stdin))
  const password = typed || madeUpPassword()
  await withDatabase('npm run staff', (database, product) => changeStaff(database, product, command, password))
  console.error(typed ? `${command.email} may log in.` : `${command.email} may log in with the password ${password}`)
})
