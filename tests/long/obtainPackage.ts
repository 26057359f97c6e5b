// What is a package of Debian and Ubuntu is installed where it is not there; where it cannot be had the test fails and says so.
import { execFileSync, spawnSync } from 'node:child_process'

const isThere = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** @param command with its args runs well once the package is there */
export const obtainPackage = (name: string, command: string, args: readonly string[]): void => {
  const [as, ...rest] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env']
  try {
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]])
      if (!isThere(command, args))
        execFileSync(as ?? '', [...rest, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...step], { stdio: 'ignore' })
  } catch (error) {
    throw new Error(`${name} cannot be had here, so nothing is proven of it: ${String(error)}`, { cause: error })
  }
}
