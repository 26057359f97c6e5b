// Which modules of the built console come as one file.
import type { Rolldown } from 'vite'

type CodeSplittingGroup = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]

/**
 * What is needed together comes as one file. From the ground up: each layer holds what its modules import and no lower layer has;
 * whatever no layer needs is split by who shares it.
 */
const layers: readonly (readonly [name: string, from: RegExp])[] = [
  ['early', /\/src\/early\.ts$/],
  // The last ones are shared with the login screen, which is to load no more than this.
  ['start', /\/(src\/(start|client\/(externalAddress|siteAddress|errorText)|look\/useFocusKept)|language\/fields\/emailRules)\.ts$/],
  ['wire', /\/src\/client\/createLine\.ts$/],
  // What groups rows is too little for a file of its own.
  ['shell', /\/(src\/console\/Shell|language\/alike)\.tsx?$/],
  ['list', /\/src\/screens\/lists\/ListScreen\.tsx$/],
  // A record's screen needs no menu, dialog or form before one is opened.
  [
    'record',
    /\/(language\/conditions|src\/(screens\/lists\/(Facts|RowRest|GroupedBody)|look\/(ChangesView|Loading|StarPlace)|actions\/(actionCall|Revealing)|client\/records\/(useHiddenFields|editableFields|useLinks)))\.tsx?$/,
  ],
  ['menus', /\/src\/(look\/Look|console\/SchemeMenu|actions\/ActionMenu)\.tsx$/],
  ['inputs', /\/node_modules\/@mui\/material\/TextField\/TextField\.mjs$/],
  // What home screens and the bell count with.
  ['counted', /\/src\/console\/(counted\/\w+|news\/useNews)\.ts$/],
  // What a home screen shows besides what waits.
  ['home', /\/src\/console\/home\/(Alerts|Figures|Oldest|Recent|Since)\.tsx$/],
  ['dialog', /\/src\/actions\/OpenedAction\.tsx$/],
  ['filters', /\/src\/screens\/lists\/(FilterPopover|ExportChoice)\.tsx$/],
  ['form', /\/src\/actions\/forms\/RecordForm\.tsx$/],
  // Needed by what draws charts and by what picks: neither is to bring the other.
  ['popper', /\/node_modules\/(@mui\/material\/Popper\/Popper\.mjs|use-sync-external-store\/)/],
  ['reports', /\/src\/screens\/reports\/DayChart\.tsx$/],
  ['pickers', /\/src\/(look|actions\/forms)\/(RecordPicker|PlacePicker|pickers)\.tsx?$/],
  // What opens over a screen or in it. The browser fetches it when it has nothing else to do, one piece after the other: few come sooner than many.
  ['overlays', /\/src\/(actions\/LeaveDialog|look\/FileDialog|screens\/lists\/(OpenedRecord|ListTools))\.tsx$/],
]
const ofEntity = /\/generated\/(?:entities|documents|records|locales\/en\/entities)\/(\w+)\.(?:ts|json)$/
const ofLanguage = /\/(?:generated\/locales|client\/texts)\/(?!en\.)([a-z]{2,3}(?:-\w+)*)\.json$/
const ofForm = /\/generated\/forms\/(\w+?)(?:\.validate)?\.(?:ts|js)$/

const languageIn = (id: string): string | null => {
  const [, language] = ofLanguage.exec(id) ?? []
  return language === undefined ? null : `texts-${language}`
}

/** @param forms the piece of each form by its name: those of one entity come together, as their rules repeat each other and are smaller than two of them alone */
export const piecesOf = (forms: ReadonlyMap<string, string>): CodeSplittingGroup[] => [
  ...layers.map(([name, test], at) => ({ name, test, priority: layers.length - at })),
  // An entity's table, documents and texts come together.
  { debugName: 'entities', name: (id: string) => ofEntity.exec(id)?.[1] ?? null, test: ofEntity, priority: 0 },
  // All that is said in a further language.
  { debugName: 'languages', name: languageIn, test: ofLanguage, priority: 0 },
  { debugName: 'forms', name: (id: string) => forms.get(ofForm.exec(id)?.[1] ?? '') ?? null, test: ofForm, priority: 0 },
]
