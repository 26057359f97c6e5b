// What customs of the browser are handed. Apart from kit.ts: the registry of customs, which the engine imports, must not lead back to the engine's own.
export type { CustomDialogProps, DialogPartProps } from './actions/ActionDialogProps.ts'
export type { CustomSectionProps } from './screens/records/SectionProps.ts'
