// One product as the server serves it: the generated tables and the product's own customs. Handed in, so that tests and further products need no line of engine.
import type { RuleModel } from '../language/fieldRules.ts'
import type { BrokenRule } from '../language/messages.ts'
import type {
  AppModel,
  ComputationModel,
  EntityModel,
  FigureModel,
  LeavesModel,
  OperationModel,
  PersonModel,
  RoleModel,
  ScreenModel,
  TableModel,
} from '../language/model.ts'
import type { Customs } from './customs.ts'
import type { Sealing } from './secrets/openSealing.ts'

/** A form's standalone validator, as the generator prints it. */
export interface Validate {
  (form: unknown): boolean
  errors?: readonly BrokenRule[] | null
}

export interface ProductModel {
  readonly app: Pick<AppModel, 'configuration' | 'constants' | 'flags' | 'languages'> &
    Pick<AppModel, 'locale'> &
    Partial<Pick<AppModel, 'defaultSiteName' | 'suffixes' | 'dateFormat'>>
  readonly roles: readonly RoleModel[]
  readonly groups: Readonly<Record<string, readonly string[]>>
  /** Role -> rights, as the specs say; the database's table follows it at every migration. */
  readonly roleRights: Readonly<Record<string, readonly string[]>>
  readonly person: PersonModel
  readonly entities: readonly EntityModel[]
  readonly operations: readonly OperationModel[]
  /** Those that show who may what say who reads it; absent = it has none. */
  readonly screens?: readonly ScreenModel[]
  /** Of reports, by the operation that reads them; absent = it has none. */
  readonly figures?: Readonly<Record<string, readonly FigureModel[]>>
  /** Of derived values that no custom gives, by entity and path; absent = there are none. */
  readonly computations?: Readonly<Record<string, ComputationModel>>
  /** What actions leave behind, by entity and path; absent = nothing. */
  readonly leaves?: Readonly<Record<string, readonly LeavesModel[]>>
  readonly tables: readonly TableModel[]
  readonly forms: Readonly<Record<string, () => Promise<{ readonly validate: Validate; readonly rules?: readonly RuleModel[] }>>>
  /** The product's texts by key, for the English message beside a template. */
  readonly texts: Readonly<Record<string, string>>
  /** Its texts in further languages, for what leaves in the reader's own; absent = it has none. */
  readonly languages?: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>
  readonly customs: Customs
  /** Keeps what the specs want sealed; given when the server starts. Without it nothing sealed can be stored or read. */
  readonly sealing?: Sealing
}
