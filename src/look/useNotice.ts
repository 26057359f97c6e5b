// Tells staff the outcome of something.
import { useConsole } from '../client/useConsole.ts'
import type { Notices } from '../client/createNotices.ts'

export const useNotice = (): Pick<Notices, 'success' | 'error' | 'pending' | 'withdraw'> => useConsole().notices
