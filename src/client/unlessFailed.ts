// An answer as the cache may keep it: a failure says null of what was asked, which would read as "there is none".
import type { FormattedExecutionResult } from 'graphql-ws/client'

export const unlessFailed = (answer: FormattedExecutionResult): FormattedExecutionResult =>
  answer.errors && answer.data?.['answer'] === null ? { ...answer, data: null } : answer
