// Words of the messages on a profile.
export const messageTexts = {
  'messages.threads': 'Threads',
  'messages.none': 'No messages',
  'messages.more': 'More threads',
  'messages.earlier': 'Earlier messages',
  'messages.unread': '{0} unread',
  'messages.soldIn': 'Paid',
  'messages.paid': 'paid',
  'messages.unpaid': 'not paid',
  'messages.in': 'Messages with {0}',
  'messages.writtenBy': 'written by',
  'messages.loading': 'Loading',
}
