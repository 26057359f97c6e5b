// The libraries with their licences; scripts/listLicences.ts makes it when the console is built.
declare module 'virtual:licences' {
  const licences: readonly { readonly name: string; readonly version: string; readonly licence: string }[]
  export default licences
}
