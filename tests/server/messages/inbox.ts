// What the tests of messages ask again and again: the threads of somebody, what stands in one, a message of the staff.
import type { Caller } from '../../../server/call.ts'
import type { Money } from '../money/openMoney.ts'
import { itemsOf, type Bag } from '../records/workbench.ts'

export interface Inbox {
  readonly threadsOf: (user: string, caller?: Caller) => Promise<readonly Bag[]>
  readonly messagesOf: (thread: unknown, caller?: Caller) => Promise<readonly Bag[]>
  readonly write: (user: string, text: string, caller?: Caller) => Promise<Bag>
}

const threadPaths = ['other', 'copyOf', 'lastMessage', 'unread', 'paid']
const messagePaths = ['from', 'staffAuthor', 'text', 'price', 'paid']

/** Asked by the manager where nobody else is named. */
export const inboxOf = (money: Money): Inbox => ({
  threadsOf: async (user, caller = money.manager) =>
    itemsOf(
      await money.run(
        caller,
        'messageThreadsSearch',
        { filter: { user: [user] }, sort: { by: 'lastMessageTime', direction: 'DESCENDING' } },
        threadPaths,
      ),
    ),
  messagesOf: async (thread, caller = money.manager) =>
    itemsOf(
      await money.run(
        caller,
        'messagesSearch',
        { filter: { thread: [thread] }, sort: { by: 'createTime', direction: 'ASCENDING' } },
        messagePaths,
      ),
    ),
  write: (user, text, caller = money.manager) => money.act(caller, 'messagesCreate', user, { text }),
})
