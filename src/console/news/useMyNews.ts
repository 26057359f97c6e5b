// What the bell may tell this viewer.
import { news } from '#generated/news.ts'
import type { NewsModel } from '../../../language/model.ts'
import { useMine } from '../counted/useMine.ts'

export const useMyNews = (): readonly NewsModel[] => useMine(news)
