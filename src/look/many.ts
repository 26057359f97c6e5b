// From how many values on they are laid out in two columns, where there is room: as the attribute that the styles ask for.

const minInColumns = 12

export const many = (count: number): '' | undefined => (count >= minInColumns ? '' : undefined)
