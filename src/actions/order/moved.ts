// An order after one of its members was put elsewhere.

/** Takes one out and puts it where the other stood. */
export const moved = (ids: readonly string[], id: string, over: string): readonly string[] => {
  const to = ids.indexOf(over)
  const left = ids.filter((each) => each !== id)
  return [...left.slice(0, to), id, ...left.slice(to)]
}
