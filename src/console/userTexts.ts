// The words of the menu behind one's name come with its code.
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/user.en.json'

addOwnTexts(texts)
