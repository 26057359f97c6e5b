// What may be uploaded at most, by name: the four lists of app.ts. A site may narrow it, never widen it.
import { app } from '../app.ts'

const lists = ['imageTypes', 'videoTypes', 'audioTypes', 'documentTypes'] as const

export const fileTypes: Readonly<Record<string, string>> = Object.fromEntries(
  lists.flatMap((list) => app.constants[list]).map((extension) => [extension, extension]),
)
