// What keys do, in words, comes with the dialog that says it.
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/keys.en.json'

addOwnTexts(texts)
