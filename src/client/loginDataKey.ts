/** Under which the browser stores who is logged in (product spec 3); the page itself looks there, too (scripts/beginPage.ts). */
export const loginDataKey = 'admin-login-data'
