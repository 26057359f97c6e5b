// Who asks the same at once gets one answer. One that was asked for before a change was heard may not know of it: whoever asks on hearing it is answered after it,
// and never by the older one.
import { ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { OperationTypeNode } from 'graphql'
import { catchError, concat, EMPTY, finalize, ignoreElements, ReplaySubject, share, tap, type Observable } from 'rxjs'

interface Asked {
  /** How many changes had been heard. */
  readonly heard: number
  sent: boolean
  readonly answer: Observable<ApolloLink.Result>
}

const afterAll = (earlier: Observable<unknown>): Observable<never> =>
  earlier.pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  )

/** @param heard counts the changes that were heard until now */
export const sharedLink = (heard: () => number): ApolloLink => {
  const open = new Map<string, Asked>()
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation)
    const key = `${print(operation.query)} ${JSON.stringify(operation.variables)}`
    const before = open.get(key)
    if (before && (before.heard === heard() || !before.sent)) return before.answer
    const own = forward(operation).pipe(tap({ subscribe: () => (asked.sent = true) }))
    const asked: Asked = {
      heard: heard(),
      sent: before === undefined,
      answer: (before ? concat(afterAll(before.answer), own) : own).pipe(
        finalize(() => open.get(key) === asked && open.delete(key)),
        share({ connector: () => new ReplaySubject(1) }),
      ),
    }
    open.set(key, asked)
    return asked.answer
  })
}
