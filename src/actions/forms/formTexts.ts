// The words of forms, and why what was typed or sent was refused, come with the code that asks for it.
import { inputErrorTexts } from '../../../language/inputErrorTexts.ts'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import texts from '../../client/texts/forms.en.json'

addOwnTexts({ ...texts, ...inputErrorTexts })
