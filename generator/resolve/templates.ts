// Texts with {field} in them: the names become {0}, {1} …, as the locales have them.

const placeholder = /\{([^{}]*)\}/g

/** Every name between braces, once, in order. */
export const namesIn = (text: string): readonly string[] => [...new Set([...text.matchAll(placeholder)].map((each) => each[1] ?? ''))]

/** `Mark {screenName}?` -> `Mark {0}?` with params [screenName] */
export const numbered = (text: string): { readonly text: string; readonly params: readonly string[] } => {
  const params = namesIn(text)
  return { text: text.replace(placeholder, (_all, name: string) => `{${params.indexOf(name)}}`), params }
}
