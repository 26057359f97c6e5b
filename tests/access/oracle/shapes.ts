// What the oracle reads in written specs: its own reading, so that a mistake in the language's types is not made twice.

/** Who may, as it stands in a spec. */
export type Need =
  | string
  | { readonly allOf: readonly Need[] }
  | { readonly anyOf: readonly Need[] }
  | { readonly anyone: string }
  | { readonly anyStaff: string }

/** What a value is computed of: a path of references, or fields of another entity's records. */
export interface ComputesText {
  readonly path?: string
  readonly when?: Readonly<Record<string, unknown>>
  readonly of?: string
  readonly whose?: Readonly<Record<string, string>>
  readonly where?: Readonly<Record<string, unknown>>
  readonly sums?: string
  readonly by?: string
  readonly shows?: string
}

export interface FieldText {
  readonly kind: string
  readonly read?: Need
  readonly update?: Need
  /** Who may see the whole of a masked value. */
  readonly reveal?: Need
  readonly entity?: string
  readonly computes?: ComputesText
  /** What whoever reads the part learns of what it is computed of. */
  readonly discloses?: string
  readonly written?: string
  readonly fixed?: boolean
  /** A file that may be sent. */
  readonly upload?: { readonly verb?: string }
}

export interface ActionText {
  readonly needs: Need
  readonly own?: Need
  readonly verb?: string
  /** States that a transition leaves. */
  readonly from?: readonly string[]
  readonly wire?: string
  readonly asks?: Readonly<Record<string, FieldText>>
  readonly confirms?: { readonly says: string; readonly alsoSays?: { readonly by: string } }
  /** For create: the fields of the record that it takes. */
  readonly fields?: readonly string[]
  readonly on?: string
  readonly leaves?: Readonly<Record<string, object>>
}

export interface PartText {
  readonly wire?: string
  readonly read: Need
  readonly update?: Need
  readonly ownRead?: Need
  readonly ownUpdate?: Need
  readonly fields: Readonly<Record<string, FieldText>>
  readonly leaves?: Readonly<Record<string, object>>
  readonly lifecycle?: { readonly read?: Need; readonly transitions: Readonly<Record<string, ActionText>> }
}

export interface ReadText {
  readonly needs?: Need
  readonly also?: readonly { readonly needs: Need; readonly fields: readonly string[]; readonly why: string }[]
  readonly by?: string
  readonly sums?: readonly string[]
  readonly wire?: string
}

/** What a figure counts, by fields of an entity. */
export interface CountsText {
  readonly of: string
  readonly at?: string
  readonly sums?: string
  readonly distinct?: string
  readonly where?: Readonly<Record<string, unknown>>
  readonly about?: string
  readonly by?: string
  readonly across?: string
}

/** Figures over a time; a part may ask more than the whole. */
export interface ReportText {
  readonly wire?: string
  readonly needs: Need
  readonly parts: Readonly<Record<string, { readonly needs?: Need }>>
  /** of: whose records are ranked. */
  readonly figures: Readonly<Record<string, { readonly part: string; readonly of?: string; readonly counts?: CountsText }>>
}

export type ColumnText = string | { readonly field: string; readonly under?: readonly string[]; readonly marks?: readonly string[] }

export interface ListText {
  readonly path?: string
  readonly needs?: Need
  readonly whole?: boolean
  readonly verb?: 'search'
  readonly filters?: readonly string[]
  readonly search?: readonly string[]
  readonly sort?: { readonly by: string }
  readonly sortable?: readonly string[]
  readonly columns: readonly ColumnText[]
  readonly more?: readonly ColumnText[]
  readonly opens?: readonly string[]
  readonly below?: Readonly<Record<string, { readonly entity: string; readonly by: string; readonly is?: string }>>
  readonly actions?: readonly string[]
  readonly groups?: string
  readonly sums?: { readonly of: string; readonly per: string }
}

export interface SectionText {
  readonly kind: string
  readonly needs?: Need
  /** Of a custom section: instead of needs, on one's own record. */
  readonly own?: Need
  readonly part?: string
  readonly fields?: readonly string[]
  readonly facts?: readonly string[]
  readonly actions?: readonly string[]
  readonly entity?: string
  /** Of threads: what is written in them, and what was sent along. */
  readonly from?: Readonly<Record<string, { readonly entity?: string; readonly audit?: string }>>
  readonly entries?: { readonly entity: string; readonly attached?: { readonly entity: string } }
  /** Of a report section: the report about the record. */
  readonly report?: string
}

export interface DetailText {
  readonly needs?: Need
  readonly actions?: readonly string[]
  readonly head?: { readonly under?: readonly string[]; readonly marks?: readonly string[]; readonly facts?: readonly string[] }
  readonly links?: Readonly<Record<string, { readonly to: { readonly path?: string } }>>
  readonly sections: Readonly<Record<string, SectionText>>
}

export interface EntityText extends PartText {
  readonly storedAs?: string
  readonly entity: string
  readonly title: string
  readonly titleElse?: readonly string[]
  readonly own?: string
  readonly key?: string
  readonly card?: { readonly picture?: string; readonly under?: readonly string[]; readonly marks?: readonly string[] }
  readonly parts?: Readonly<Record<string, PartText>>
  readonly reads?: Readonly<Record<string, ReadText>>
  readonly answers?: Readonly<Record<string, { readonly needs: Need }>>
  /** Counts over all records, without a filter. */
  readonly furtherStats?: readonly ReadText[]
  readonly reports?: Readonly<Record<string, ReportText>>
  readonly create?: ActionText
  readonly remove?: ActionText
  readonly order?: ActionText
  readonly actions?: Readonly<Record<string, ActionText>>
  readonly list?: ListText
  readonly queue?: ListText
  readonly detail?: DetailText
  readonly settings?: Readonly<Record<string, DetailText>>
}

export interface AreaText {
  readonly any?: readonly string[]
  readonly my?: readonly string[]
  readonly client?: readonly string[]
  readonly holds: readonly string[]
  readonly holdsMy?: readonly string[]
  readonly for?: 'later'
}

/** Everything written, as specs/index.ts exports it. */
export interface Specs {
  readonly access: {
    readonly roles: Readonly<Record<string, { readonly staff?: boolean }>>
    readonly areas: Readonly<Record<string, AreaText>>
  }
  readonly named: Readonly<Record<string, Need>>
  readonly entities: Readonly<Record<string, EntityText>>
}
