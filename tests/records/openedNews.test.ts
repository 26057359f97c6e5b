// @vitest-environment happy-dom
// An opened bell tells the server up to when one has seen its news, each time that it reads them again: by hand only once, so that it keeps no session alive.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { NewsModel } from '../../language/model.ts'
import { useOpenedNews } from '../../src/console/news/useOpenedNews.ts'
import { sees, until } from './listHands.ts'
import { mount } from './mountList.ts'
import type { Serve } from './renderHook.ts'

const none: readonly NewsModel[] = []
const Opened = () => createElement('output', null, useOpenedNews(none)?.until)

it('is of one’s own doing when it opens, and automatic afterwards', async () => {
  let minute = 0
  const serve: Serve = (name) => {
    if (name === 'NewsSeen') return true
    minute += 1
    return { __typename: 'MyNews', since: '2026-11-30T09:00:00.000Z', until: `2026-11-30T10:0${minute}:00.000Z` }
  }
  const list = await mount(createElement(Opened), { path: '/', serve, rights: [], awaited: 'output' })
  const seen = () => list.asked.filter(({ name }) => name === 'NewsSeen').map(({ variables, auto }) => [variables['until'], auto])
  const first = ['2026-11-30T10:01:00.000Z', false]
  await sees(seen, [first])
  list.tell({ kind: 'RESYNC' })
  const second = ['2026-11-30T10:02:00.000Z', true]
  await sees(seen, [first, second])
  list.tell({ kind: 'RESYNC' })
  await until(() => expect(seen()).toEqual([first, second, ['2026-11-30T10:03:00.000Z', true]]))
})
