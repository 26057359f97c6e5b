// The fields that every card of an entity shows, to whoever reads a reference to it; marks have rights of their own.
import type { CardModel } from './model.ts'

export const cardPaths = ({ title, titleElse, picture, under }: CardModel): readonly string[] => [
  ...new Set([title, ...titleElse, ...under, ...(picture === undefined ? [] : [picture])]),
]
