// The words of files that are sent come with the code that sends them.
import './formTexts.ts'
import texts from '../../client/texts/uploads.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'

addOwnTexts(texts)
