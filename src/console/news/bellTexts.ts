// The words of the bell come with its code.
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import texts from '../../client/texts/bell.en.json'

addOwnTexts(texts)
