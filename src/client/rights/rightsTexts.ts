// What rights are called and what is said of them: they come with the code that says it, for few ask.
import { loadRights } from '#generated/locales/index.ts'
import { addOwnTexts, addTexts } from '../texts/productTexts.ts'
import texts from '../texts/rights.en.json'

addOwnTexts(texts)

export const rightsTexts = async (): Promise<void> => addTexts(await loadRights())
