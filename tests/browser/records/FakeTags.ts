// The tags of a fake server: enough of the records' operations for a list with create, update and remove.
import { data, type Answer, type Asked } from '../fake/FakeSocket.ts'
import { previewOf } from './sampleRecord.ts'

export interface FakeTag {
  id: string
  version: number
  title: string
  slug: string
  type: string
  order: number
  usedBy: number
}

type Variables = Readonly<Record<string, unknown>>
const allowed = ['update', 'remove'].map((action) => ({ action, allowed: true }))
const slugOf = (title: string): string => title.replaceAll(/[^A-Za-z0-9_]/g, '_').toLowerCase()
const nothing = previewOf()

export class FakeTags {
  readonly tags: FakeTag[] = []
  /** Keys of changes that were done. */
  readonly keys: string[] = []
  /** Instead of an answer to the next operation of a name. */
  readonly next = new Map<string, Answer>()
  /** Milliseconds before an answer. */
  pause = 0
  /** No answer comes before it. */
  held: Promise<void> | undefined

  add(title: string, order = 0, usedBy = 0): FakeTag {
    const tag: FakeTag = { id: String(this.tags.length + 1), version: 1, title, slug: slugOf(title), type: 'category', order, usedBy }
    this.tags.push(tag)
    return tag
  }

  readonly answer = async ({ name, variables }: Asked): Promise<Answer> => {
    if (this.pause > 0) await new Promise((resolve) => setTimeout(resolve, this.pause))
    await this.held
    const given = this.next.get(name)
    this.next.delete(name)
    return given ?? this.#answers[name]?.(variables) ?? { errors: [{ message: `no answer for ${name}` }] }
  }

  row(tag: FakeTag): Readonly<Record<string, unknown>> {
    return { __typename: 'Tag', ...tag, can: allowed }
  }

  #find(id: unknown): FakeTag | undefined {
    return this.tags.find((tag) => tag.id === id)
  }

  readonly #answers: Readonly<Record<string, (variables: Variables) => Answer>> = {
    TagsList: ({ search, sort }) =>
      data(this.#list((search as string | undefined) ?? '', sort as { by: keyof FakeTag; direction: string })),
    TagsRow: ({ id }) => {
      const tag = this.#find(id)
      return data(tag ? this.row(tag) : null)
    },
    TagsStats: () => data([{ __typename: 'Sum', key: 'category', count: this.tags.length, sum: null }]),
    TagsCreatePreview: ({ input }) => {
      const title = (input as { readonly title?: string }).title ?? ''
      return data({ ...nothing, values: title === '' ? [] : [{ __typename: 'PreviewValue', field: 'slug', text: slugOf(title) }] })
    },
    TagsUpdatePreview: () => data(nothing),
    TagsDeletePreview: ({ id }) =>
      data({ ...nothing, counts: [{ __typename: 'PreviewCount', name: 'creators', value: this.#find(id)?.usedBy ?? 0 }] }),
    TagsCreate: ({ key, input }) => {
      this.keys.push(String(key))
      const { title } = input as { readonly title: string }
      return data({ __typename: 'TagSaved', record: this.row(this.add(title)) })
    },
    TagsUpdate: ({ id, key, version, patch }) => {
      const tag = this.#find(id)
      if (!tag) return data({ __typename: 'Gone', id })
      if (tag.version !== version)
        return data({ __typename: 'TagConflict', current: this.row(tag), by: 'Kim', time: '2026-11-21T14:02:00.000Z' })
      this.keys.push(String(key))
      Object.assign(tag, patch, { version: tag.version + 1 })
      tag.slug = slugOf(tag.title)
      return data({ __typename: 'TagSaved', record: this.row(tag) })
    },
    TagsDelete: ({ id, key }) => {
      this.keys.push(String(key))
      const tag = this.#find(id)
      if (tag) this.tags.splice(this.tags.indexOf(tag), 1)
      return data({ __typename: 'Done', ids: [id], count: 1, details: null })
    },
  }

  #list(search: string, sort: { by: keyof FakeTag; direction: string }): Readonly<Record<string, unknown>> {
    const sign = sort.direction === 'DESCENDING' ? -1 : 1
    const found = this.tags.filter((tag) => tag.title.toLowerCase().includes(search.toLowerCase()))
    const sorted = found.toSorted(
      (one, other) => sign * (one[sort.by] < other[sort.by] ? -1 : one[sort.by] > other[sort.by] ? 1 : Number(one.id) - Number(other.id)),
    )
    return {
      __typename: 'TagsPage',
      items: sorted.map((tag) => this.row(tag)),
      hasNext: false,
      hasPrevious: false,
      start: null,
      end: null,
      total: { __typename: 'Total', value: sorted.length, exact: true },
    }
  }
}
