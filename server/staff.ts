// `npm run staff`: an administrator, the first one among them, and whoever cannot log in any more.
import { text } from 'node:stream/consumers'
import { madeUpPassword } from './options/madeUpPassword.ts'
import { runCommand, withDatabase } from './runCommand.ts'
import { changeStaff, resetFactor } from './staff/changeStaff.ts'
import { readStaffCommand } from './staff/readStaffCommand.ts'
import { typedPassword } from './staff/typedPassword.ts'

await runCommand(async () => {
  const command = readStaffCommand(process.argv.slice(2))
  const { does, email } = command
  if (does === 'reset-factor') {
    await withDatabase('npm run staff', (database, product) => resetFactor(database, product, email))
    return console.error(`${email} logs in with the password alone, or sets up a second factor anew where the role needs one.`)
  }
  const typed = process.stdin.isTTY ? '' : typedPassword(await text(process.stdin))
  const password = typed || madeUpPassword()
  await withDatabase('npm run staff', (database, product) => changeStaff(database, product, { does, email }, password))
  console.error(typed ? `${email} may log in.` : `${email} may log in with the password ${password}`)
})
