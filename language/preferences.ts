// What everybody may have their own way. Kept on the server under these names, so that it is the same in every browser.
export const preferenceNames = ['language', 'zone', 'rows', 'quiet'] as const
export type PreferenceName = (typeof preferenceNames)[number]

/** What is kept beside them: up to when one has seen what is new, which nobody chooses. */
export type KeptName = PreferenceName | 'newsSeen'

/** What is absent is as the product, the browser or the list has it. */
export type Preferences = { readonly [Name in KeptName]?: string | undefined }

/** Of the preference of that name: the bell tells nothing by itself. */
export const quietValue = 'on'
