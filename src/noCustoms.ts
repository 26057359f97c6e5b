// The screens, sections and dialogs of a product that has none of its own.
export const customs = { screens: {}, sections: {}, dialogs: {}, bar: {} }
