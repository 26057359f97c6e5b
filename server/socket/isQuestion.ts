// Whether a message begins an operation: a server that goes down hears everything else.

export const isQuestion = (text: string): boolean => {
  try {
    return (JSON.parse(text) as { readonly type?: unknown } | null)?.type === 'subscribe'
  } catch {
    return false
  }
}
