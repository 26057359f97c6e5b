// The place of a field that this form keeps but does not show.
export const NothingInput = () => null
