// What was asked of `npm run settings` cannot be done; the message says what can.

export class SettingsError extends Error {}
