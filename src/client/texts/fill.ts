// Parameters by their place: {0}, {1} …

export const fill = (params: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(params.map((each, at) => [String(at), each]))
