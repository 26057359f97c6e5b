// Writes a file whole or not at all, with the folders above it: another run may be reading.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const put = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  const made = `${file}.${process.pid}.new`
  writeFileSync(made, text)
  renameSync(made, file)
}
