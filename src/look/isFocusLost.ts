// Whether nothing has the focus that could be used: nothing at all, or the frame of a dialog, which takes what nothing else has.
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement.matches('body, [tabindex="-1"]')
