// Says to the person who started the server what is wrong with its settings.
export class OptionsError extends Error {}
