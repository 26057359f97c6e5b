// Almost nothing is exported.
export { access, app } from '../../library/specs/index.ts'
