// What was asked of a command (`npm run staff`, `npm run settings`, a start) cannot be done; the message says what can.

export class CommandError extends Error {}
