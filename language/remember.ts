// What is worked out of an object of the model is worked out once, and goes with it.

/** A function that is asked once for each key: an object that says everything about the answer. */
export const rememberBy = <In, Out>(keyOf: (of: In) => object, make: (of: In) => Out): ((of: In) => Out) => {
  const made = new WeakMap<object, { readonly value: Out }>()
  return (of) => {
    const key = keyOf(of)
    const found = made.get(key) ?? { value: make(of) }
    made.set(key, found)
    return found.value
  }
}

/** A function that is asked once for each object. */
export const remember = <In extends object, Out>(make: (of: In) => Out): ((of: In) => Out) => rememberBy((of) => of, make)
