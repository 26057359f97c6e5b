// Forms of a text that takes a count, as i18next finds them: its key, and behind it what Intl.PluralRules calls the form (rights.brings_one, rights.brings_other).

const ending = /^(.+)_(zero|one|two|few|many|other)$/su

/** A name with the form that it ends in, taken apart. */
export const formIn = (name: string): { readonly of: string; readonly form: string } | undefined => {
  const [, of, form] = ending.exec(name) ?? []
  return of === undefined || form === undefined ? undefined : { of, form }
}

/** The forms that a language has: German one and other, Polish one, few, many and other. */
export const formsOf = (language: string): readonly string[] => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** What the texts that have forms are called without them. */
export const countedIn = (texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(texts).flatMap((key) => {
    const found = formIn(key)
    return found?.form === 'other' ? [found.of] : []
  })

/** The keys that a language has of texts in another one: each text once, and of those that take a count each of its own forms. */
export const keysOfLanguage = (language: string, texts: Readonly<Record<string, string>>): readonly string[] => {
  const counted = countedIn(texts)
  const forms = new Set(counted)
  return [
    ...Object.keys(texts).filter((key) => !forms.has(formIn(key)?.of ?? '')),
    ...counted.flatMap((key) => formsOf(language).map((form) => `${key}_${form}`)),
  ]
}
