// Saves the form of a part. No spec writes it: every part with a form has it.
import type { ActionKind } from './kind.ts'

export const update = { answers: 'part', edits: true, demands: true } as const satisfies ActionKind
