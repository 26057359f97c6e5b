// The compiler at work on a folder, as its owner's editor would tell what it finds.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from '../architecture/listSources.ts'

/** @returns what does not compile, a line each; empty where everything does. One checker: each further one resolves the packages' types by itself. */
export const typesIn = (folder: string, project = '.'): string => {
  const compiler = join(house, 'node_modules/typescript/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', project, '--checkers', '1'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`
}

/** The same of some rooms of the project in this folder, and of what they import. */
export const typesOfRooms = (folder: string, rooms: readonly string[]): string => {
  const settings = join(folder, 'tsconfig.rooms.json')
  writeFileSync(settings, JSON.stringify({ extends: './tsconfig.json', include: rooms }))
  try {
    return typesIn(folder, settings)
  } finally {
    rmSync(settings)
  }
}

/** The same of a folder of generated files, by the settings of the house. */
export const typesOfMade = (folder: string): string => {
  const { compilerOptions } = JSON.parse(readFileSync(join(house, 'tsconfig.json'), 'utf8')) as { compilerOptions: object }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['vite/client'] }, include: ['**/*.ts'] }),
  )
  return typesIn(folder)
}
