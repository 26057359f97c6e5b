// What selecting and runs say comes with their code.
import texts from '../../client/texts/runs.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'

addOwnTexts(texts)
