// What a file began to load, it has before its page is taken away: a piece of the console that comes later fails, and no test is to blame.
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
