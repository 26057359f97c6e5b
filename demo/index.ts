// The demo: a site in full swing, made up the same way every time.
export { demoStaff, fill } from './fill.ts'
export type { Filled, FillOptions } from './fill.ts'
