// A validator whose errors tell the value too that breaks the rule.
type Validate = ((values: unknown) => boolean) & { errors?: readonly Broken[] | null }

interface Broken {
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, name) => (typeof inside === 'object' && inside !== null ? (inside as Readonly<Record<string, unknown>>)[name] : undefined),
      values,
    )

export const tellingValues = (validate: Validate): Validate => {
  const telling: Validate = (values) => {
    const fine = validate(values)
    telling.errors =
      validate.errors?.map((each) => ({ ...each, params: { ...each.params, value: valueAt(values, each.instancePath) } })) ?? null
    return fine
  }
  return telling
}
