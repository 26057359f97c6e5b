// Entries that a deployment may disable, by their route names (product spec 2). Dashboard and logout always stay.
export const pageNames = {
  users: 'Users',
  transactions: 'Transactions',
  payoutRequests: 'Payout Requests',
  profile: 'My profile',
  settings: 'Settings',
  pages: 'Pages',
  posts: 'Post Verification',
}
