// The model: what the specs mean, complete and readonly. The generated tables are this, printed; both interpreters read nothing else.
import type { AppModel, CustomNames } from './model/app.ts'
import type { LeavesModel } from './leaves.ts'
import type { ComputationModel } from './model/computation.ts'
import type { TableModel } from './model/database.ts'
import type { EntityModel } from './model/entity.ts'
import type { FormModel } from './model/form.ts'
import type { HomeModel, NewsModel } from './model/home.ts'
import type { MenuModel } from './model/menu.ts'
import type { OperationModel } from './model/operation.ts'
import type { PersonModel, RightModel, RoleModel } from './model/people.ts'
import type { ScreenModel } from './model/screen.ts'
import type { FigureModel } from './model/report.ts'
import type { TextKey } from './model/text.ts'

export type * from './model/text.ts'
export type * from './model/people.ts'
export type * from './model/field.ts'
export type * from './model/part.ts'
export type * from './model/action.ts'
export type * from './model/operation.ts'
export type * from './model/screen.ts'
export type * from './model/entity.ts'
export type * from './model/report.ts'
export type * from './model/computation.ts'
export type * from './model/menu.ts'
export type * from './model/home.ts'
export type * from './model/form.ts'
export type * from './model/database.ts'
export type * from './model/app.ts'
export type { LeavesModel } from './leaves.ts'
export type { SectionModel } from './sections/index.ts'

export interface Model {
  readonly app: AppModel
  readonly roles: readonly RoleModel[]
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly rights: readonly RightModel[]
  readonly person: PersonModel
  readonly entities: readonly EntityModel[]
  readonly operations: readonly OperationModel[]
  readonly screens: readonly ScreenModel[]
  readonly menu: MenuModel
  /** What home screens say, by their names: a table of their own, which comes with the screen. */
  readonly homes: Readonly<Record<string, HomeModel>>
  /** What the bell tells: a table of its own, which comes with it. */
  readonly news: readonly NewsModel[]
  readonly forms: readonly FormModel[]
  readonly tables: readonly TableModel[]
  /** Of reports, by the operation that reads them. */
  readonly figures: Readonly<Record<string, readonly FigureModel[]>>
  /** Of derived values that no custom gives, by entity and path: Loan.email. */
  readonly computations: Readonly<Record<string, ComputationModel>>
  /** What actions leave behind, by entity and path: Loan.giveBack. */
  readonly leaves: Readonly<Record<string, readonly LeavesModel[]>>
  readonly customs: CustomNames
  /** Every text of the product, by key. */
  readonly texts: Readonly<Record<TextKey, string>>
}
