// What the server asks of the process that decodes, and what that answers. What it answers is looked at like what any stranger says: a picture may have taken it over.

export type Order = {
  readonly bytes: Uint8Array
  /** Memory that drawing it may take, in bytes. */
  readonly memory: number
} & (
  | { readonly task: 'look' }
  | {
      readonly task: 'draw'
      /** Side in pixels. */
      readonly longest: number
    }
)

/** What a file's first bytes say of it. */
export interface Looked {
  /** Undefined for what nobody knows. */
  readonly contentType?: string
  /** Of a picture that can be drawn. */
  readonly head?: PictureHead
}

export interface PictureHead {
  /** As it stands upright: the orientation that the camera noted counts. */
  readonly width: number
  readonly height: number
  /** Pixels that a picture of this sort may have. */
  readonly maxPixels: number
}

const valueOf = (said: unknown, name: string): unknown =>
  typeof said === 'object' && said !== null ? (Object.entries(said).find(([key]) => key === name)?.[1] as unknown) : undefined

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** An answer, and the memory that the process was left with. */
export const readAnswer = (said: unknown): { readonly answer: unknown; readonly resident: number } => {
  const resident = valueOf(said, 'resident')
  return { answer: valueOf(said, 'answer'), resident: isCount(resident) ? resident : Number.POSITIVE_INFINITY }
}

const readHead = (said: unknown): PictureHead | undefined => {
  const [width, height, maxPixels] = ['width', 'height', 'maxPixels'].map((name) => valueOf(said, name))
  return isCount(width) && isCount(height) && isCount(maxPixels) ? { width, height, maxPixels } : undefined
}

/** @returns undefined for what is no answer to a look */
export const readLooked = (answer: unknown): Looked | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined
  const contentType = valueOf(answer, 'contentType')
  const head = readHead(valueOf(answer, 'head'))
  return { ...(typeof contentType === 'string' && { contentType }), ...(head && { head }) }
}

/** @returns undefined where nothing was drawn */
export const readDrawn = (answer: unknown): Buffer | undefined => (answer instanceof Uint8Array ? Buffer.from(answer) : undefined)
