// The words of reports come with their code.
import texts from '../../client/texts/reports.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'

addOwnTexts(texts)
