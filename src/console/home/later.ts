// Pieces of a home screen that come after what waits, with their words.
import { lazyScreen } from '../../look/lazyScreen.ts'
import { withWords } from '../counted/withWords.ts'

export const LaterOldest = lazyScreen(async () => import('./Oldest.tsx'))
export const LaterRecent = lazyScreen(async () => import('./Recent.tsx'))
export const LaterFigures = withWords(async () => import('./Figures.tsx'))
export const LaterSince = withWords(async () => import('./Since.tsx'))
export const LaterAlerts = withWords(async () => import('./Alerts.tsx'))
