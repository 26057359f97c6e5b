// What an emitter is: a function from the model to files. It reads nothing else and writes nothing itself.
import type { Model } from '../../language/model.ts'
import type { CodeFile } from '../print/code.ts'

export interface World {
  readonly model: Model
  /** How the spec files are called in headers: specs */
  readonly specs: string
  /** The spec file of an entity: specs/users.ts */
  readonly specOf: (entity: string) => string
  /** How language/ is called from the folder of generated files: ../language, or concord/language */
  readonly language: string
  /** The hand-written part of the contract, by file name. */
  readonly sdl: Readonly<Record<string, string>>
  /** The hand-written documents of the session. */
  readonly sessionDocuments: string
  /** The product's texts in its further languages, by language and key; absent = it has one language. */
  readonly translations?: Readonly<Record<string, Model['texts']>>
  /** Handbooks of the version that was released last, by role; absent = none was. */
  readonly released?: Readonly<Record<string, string>>
}

/** A file of language/, as generated files name it from folders below theirs. */
export const inLanguage = ({ language }: Pick<World, 'language'>, file: string, up = ''): string =>
  `${language.startsWith('.') ? up : ''}${language}/${file}`

/** Files by their path below the folder of generated files. */
export type Files = Readonly<Record<string, string>>
/** The same before they are printed: TypeScript is described, everything else is text already. */
export type Emitted = Readonly<Record<string, string | CodeFile>>
export type Emitter = (world: World) => Emitted
