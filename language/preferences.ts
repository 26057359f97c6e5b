// What everybody may have their own way. Kept on the server under these names, so that it is the same in every browser.
export const preferenceNames = ['language', 'zone', 'rows'] as const
export type PreferenceName = (typeof preferenceNames)[number]

/** What is absent is as the product, the browser or the list has it. */
export type Preferences = { readonly [Name in PreferenceName]?: string | undefined }
