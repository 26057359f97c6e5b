// The define functions a product owner writes with. They infer names only; at run time each gives back what it got.
import type { AppModel } from './model.ts'
import type { AccessSpec, AppSpec, MenuSpec, NamedSpec, PersonSpec, ScreensSpec } from './product.ts'
import type { AnyParts, EntitySpec, Own, Part, PartSpec } from './spec.ts'
import type { AnyWords } from './words.ts'

/** Roles, groups and rights: a row an area. Stands alone, so that every other name can be checked against it. */
export const defineAccess = <
  Role extends string,
  Group extends string = never,
  const Right extends string = never,
  Area extends string = never,
>(
  access: AccessSpec<Role, Group, Right, Area>,
): AccessSpec<Role, Group, Right, Area> => access

export interface VocabularySpec<Access, Entity extends string, Flag extends string, Named extends string> {
  readonly access: Access
  readonly entities: readonly Entity[]
  readonly flags?: readonly Flag[]
  /** Names for requirements that several specs refer to; what they ask stands in access. */
  readonly named?: readonly Named[]
}

/** All names of the product in one place. */
export const defineVocabulary = <
  Access,
  const Entity extends string,
  const Flag extends string = never,
  const Named extends string = never,
>(
  vocabulary: VocabularySpec<Access, Entity, Flag, Named>,
): VocabularySpec<Access, Entity, Flag, Named> => vocabulary

/** The names of a vocabulary; extend it by a named interface so that error messages stay short. */
export type WordsOf<V> =
  V extends VocabularySpec<AccessSpec<infer Role, infer Group, infer Right, string>, infer Entity, infer Flag, infer Named>
    ? {
        readonly role: Role
        readonly group: Group
        readonly right: Right
        readonly named: Named
        readonly entity: Entity
        readonly flag: Flag
      }
    : never

/** The define functions bound to one product's words, so that two products can live in one program. */
export const speak = <W extends AnyWords>() => ({
  /** A further part of an entity. */
  definePart: <F extends string, S extends string = never, T extends string = never>(
    part: PartSpec<W, F, S, T>,
  ): Part<NoInfer<Own<F, S>['field']>, NoInfer<T>> => part as never,
  /** One kind of record, with everything that is said of it. */
  defineEntity: <
    F extends string,
    S extends string = never,
    T extends string = never,
    A extends string = never,
    const P extends AnyParts = {},
  >(
    entity: EntitySpec<W, F, S, T, A, P>,
  ): EntitySpec<W, F, S, T, A, P> => entity,
  /** What the named requirements ask. */
  defineNamed: (named: NamedSpec<W>): NamedSpec<W> => named,
  /** Who logs in. */
  definePerson: (person: PersonSpec<W>): PersonSpec<W> => person,
  defineMenu: (menu: MenuSpec<W>): MenuSpec<W> => menu,
  defineScreens: (screens: ScreensSpec<W>): ScreensSpec<W> => screens,
  /** Constants and limits; other specs take them from here. What is left out is not there for them. */
  defineApp: <const C extends AppModel['constants'], const A extends AppModel['addresses'], Said extends keyof AppSpec<W>>(
    app: AppSpec<W> & Pick<AppSpec<W>, Said> & { readonly constants?: C; readonly addresses?: A },
  ): Required<Pick<AppSpec<W>, Said>> & { readonly constants: C; readonly addresses: A } => app as never,
  /** Texts of customs and the product's wording of the shell, by locale key. */
  defineTexts: (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> => texts,
})
