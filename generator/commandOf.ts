// A command as it is typed for the product that is at work (scripts/product.mjs says which): what a problem tells to do is done to where it was told.

/** @param script of package.json. @param args what follows the product: --drop tags.shelf */
export const commandOf = (script: 'generate' | 'new' | 'spec:diff', args: string): string => {
  const product = process.env['PRODUCT'] ?? ''
  return `npm run ${script} -- ${product === '' ? '' : `--product ${product} `}${args}`
}
