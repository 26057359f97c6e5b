// The element that a section stands in, so that one can be led to it.

/** @param name of the section */
export const sectionPlace = (name: string): string => `section-${name}`
