// What each custom of the server is handed, by its name.
export type { Answering, CountReport, CustomAction, CustomRun, Effect, Guard, GuardCall, Named } from '../../server/kit.ts'
