// Which screen a path opens, before the router is there to say it.
import { expect, it } from 'vitest'
import type { ScreenModel } from '../../language/model.ts'
import { screenAt } from '../../src/client/screenAt.ts'

const screen = (path: string): ScreenModel => ({ path, name: path }) as ScreenModel
const screens = ['/', '/books', '/books/:bookId', '/books/:bookId/:chapter', '/books/new'].map(screen)

it.each([
  ['/', '/'],
  ['', '/'],
  ['books', '/books'],
  ['books/', '/books'],
  ['books/7', '/books/:bookId'],
  ['books/new', '/books/new'],
  ['books/7/3', '/books/:bookId/:chapter'],
  ['books/7/3/1', undefined],
  ['elsewhere', undefined],
])('%s opens %s', (path, wanted) => expect(screenAt(screens, path)?.path).toBe(wanted))
