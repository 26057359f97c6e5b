// The key that opens the bell. A letter could be one of a product's actions.
export const bellKey = '!'
