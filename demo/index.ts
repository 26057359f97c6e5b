// The demo: a site in full swing, made up the same way every time.
export { demoStaff, fill } from './fill.ts'
