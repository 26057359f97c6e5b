// The name that something had until now, by which what is stored follows it.

/** Written by what only looks like something that went: it had no name. */
export const wasNothing = 'nothing'

export const earlierName = (spec: { readonly was?: string | undefined } | undefined): string | undefined =>
  spec?.was === wasNothing ? undefined : spec?.was
