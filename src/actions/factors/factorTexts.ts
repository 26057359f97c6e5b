// The words of the second factor come with the code that says them: a login asks for it after the password, a profile on a press.
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import texts from '../../client/texts/factors.en.json'

addOwnTexts(texts)
