// The library's catalogue of rights without those that a case leaves unread: a right that nothing reads is a mistake.
import { access } from './cases/library/specs/access.ts'

interface Area {
  readonly any?: readonly string[]
}

const without = (area: Area, rights: readonly string[]): Area =>
  area.any ? { ...area, any: area.any.filter((each) => !rights.includes(each)) } : area

export const withoutRights = (...rights: readonly string[]) => ({
  ...access,
  areas: Object.fromEntries(Object.entries(access.areas ?? {}).map(([name, area]) => [name, without(area, rights)])),
})
