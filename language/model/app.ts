// Constants of the product, and the names of its customs.

export interface AppModel {
  readonly basePath: string
  readonly defaultSiteName: string
  /** What its specs are written in. */
  readonly locale: string
  /** Further ones that it is translated into, each by a file `texts/<language>.json` beside its specs. Absent = none. */
  readonly languages?: readonly string[]
  readonly dateFormat: string
  readonly drawerWidth: number
  readonly headerHeight: number
  readonly selectMaxHeight: number
  readonly chunkTimeout: number
  readonly configTries: number
  readonly configPause: number
  readonly addresses: Readonly<Record<string, string>>
  readonly notices: { readonly query: number; readonly general: number }
  readonly theme: {
    readonly primary: string
    readonly secondary: string
    readonly error: string
    readonly success: string
    readonly warning: string
  }
  /** Written after an amount in place of its currency's code: what lookup('currencySuffix', code) answers. */
  readonly suffixes?: Readonly<Record<string, string>>
  readonly flags: Readonly<Record<string, boolean>>
  /** The list that tells what was done to a record, and the filter that narrows it to one. */
  readonly history?: { readonly screen: string; readonly by: string }
  /** The screen of one run by its id: what came of it. Absent = the product shows none. */
  readonly receipts?: { readonly screen: string }
  /** The screen of one's own sessions. Absent = the product gives them none. */
  readonly sessions?: { readonly screen: string }
  /** Absent = the product stores no configuration of the site. */
  readonly configuration?: { readonly entity: string; readonly part: string }
  /** Anything else that customs read. */
  readonly constants: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

export interface CustomNames {
  readonly screens: readonly string[]
  readonly sections: readonly string[]
  readonly dialogs: readonly string[]
  readonly effects: readonly string[]
  readonly actions: readonly string[]
  readonly guards: readonly string[]
  readonly derived: readonly string[]
  readonly answers: readonly string[]
  /** Pieces of the bar at the top. */
  readonly bar: readonly string[]
  readonly reports: readonly string[]
}
