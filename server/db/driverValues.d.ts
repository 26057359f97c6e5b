// The one thing of the driver's own that its types do not name: how it writes a value for the database.
declare module 'pg/lib/utils.js' {
  const utils: { readonly prepareValue: (value: unknown) => string | Buffer | null }
  export default utils
}
