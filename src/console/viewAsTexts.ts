// The words of looking at the console as another role come with the code that says them: few may, and fewer do.
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/viewAs.en.json'

addOwnTexts(texts)
