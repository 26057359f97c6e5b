// Whether an action is in one's own favour: for oneself, or for someone one referred (domain 1).

/** @param payee who is paid, and who referred them */
export const favours = (viewer: { readonly id: string }, payee: { readonly id: string; readonly referrer: string | null }): boolean =>
  payee.id === viewer.id || payee.referrer === viewer.id
