// What this browser remembers. Storage can be full or forbidden: then it is only forgotten.
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Undefined takes away what is there. */
export const remember = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // it is only forgotten
  }
}
