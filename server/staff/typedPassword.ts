// The password in what was piped in: its first line, as it is, since a login never trims a password either.

export const typedPassword = (piped: string): string => piped.split(/\r?\n/, 1)[0] ?? ''
