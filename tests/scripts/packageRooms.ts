// What lies at the top of the package, but for the generator's bundle, which is made while packing.
export const packageRooms = [
  'docs',
  'language',
  'LICENSE',
  'package.json',
  'README.md',
  'schema',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
] as const
