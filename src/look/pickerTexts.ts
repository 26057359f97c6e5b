// The words of inputs that have to make out what was typed come with them: most lists are never asked.
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/pickers.en.json'

addOwnTexts(texts)
