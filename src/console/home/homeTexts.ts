// The words of home screens come with their code.
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import texts from '../../client/texts/home.en.json'

addOwnTexts(texts)
