// Tells staff the outcome of something.
import { useConsole } from '../startUp/useConsole.ts'
import type { Notices } from './createNotices.ts'

export const useNotice = (): Pick<Notices, 'success' | 'error' | 'pending' | 'withdraw'> => useConsole().notices
