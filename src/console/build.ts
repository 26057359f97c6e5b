// Which build this is; vite.config.ts puts the values in.
declare const __VERSION__: string
declare const __BUILT__: string

export const build = {
  version: __VERSION__,
  /** ISO time. */
  time: __BUILT__,
} as const
