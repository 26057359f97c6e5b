// What docs/guide.md tells one to do: its twenty things, each with its edits below specs/.
import { textOf } from '../architecture/listSources.ts'

export interface Edit {
  /** Below specs/. */
  readonly file: string
  /** Absent where the file is new. */
  readonly from?: string
  readonly to: string
  /** Lines that are written or go. */
  readonly lines: number
}

export interface GuideTask {
  /** "1. Add a field" */
  readonly title: string
  readonly edits: readonly Edit[]
}

const sides = (diff: string, marks: string): string =>
  diff
    .split('\n')
    .flatMap((line) => (marks.includes(line.charAt(0)) ? [line.slice(1)] : []))
    .join('\n')

const editsIn = (text: string): readonly Edit[] =>
  [...text.matchAll(/[`*]+specs\/([\w./]+)[`*]+\n\n```(diff|ts)\n([^]*?)\n```/g)].map(([, file = '', sort, body = '']) => {
    const lines = body.split('\n')
    if (sort === 'ts') return { file, to: `${body}\n`, lines: lines.length }
    return { file, from: sides(body, ' -'), to: sides(body, ' +'), lines: lines.filter((line) => /^[+-]/.test(line)).length }
  })

export const guideTasks: readonly GuideTask[] = textOf('docs/guide.md')
  .split(/^## /m)
  .flatMap((section) => {
    const [, title] = /^(\d+\. .*)$/m.exec(section) ?? []
    return title === undefined ? [] : [{ title, edits: editsIn(section) }]
  })
