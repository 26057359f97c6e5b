// Which figures of a report are drawn as one.
import { expect, it } from 'vitest'
import type { FigureModel } from '../../language/model.ts'
import { groupsOf } from '../../src/screens/reports/figureKinds.ts'

const figure = (name: string, kind: FigureModel['kind'], more: Partial<FigureModel> = {}): FigureModel => ({
  name,
  kind,
  label: name,
  part: 'all',
  ...more,
})
const drawn = (...figures: readonly FigureModel[]): readonly (readonly string[])[] =>
  groupsOf(figures).map((group) => group.figures.map(({ name }) => name))

it('gathers tiles that follow each other, and nothing else', () => {
  expect(drawn(figure('a', 'tile'), figure('b', 'tile'), figure('c', 'split'), figure('d', 'split'), figure('e', 'tile'))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ])
})

it('draws days within the bars of others, wherever they stand', () => {
  expect(drawn(figure('paid', 'days', { within: 'earned' }), figure('earned', 'days'), figure('lost', 'days'))).toEqual([
    ['earned', 'paid'],
    ['lost'],
  ])
})

it('draws days by themselves where those that they belong to may not be read', () => {
  expect(drawn(figure('a', 'tile'), figure('paid', 'days', { within: 'earned' }))).toEqual([['a'], ['paid']])
})
