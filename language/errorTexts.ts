// Why something was refused, in English: the words behind the templates of messages.ts and of the server's own rules.
// Both interpreters say these, so that a console, a log and a client without the key read the same. Product spec 5 words those it quotes.
import { inputErrorTexts } from './inputErrorTexts.ts'
import { startErrorTexts } from './startErrorTexts.ts'

export const errorTexts = { ...startErrorTexts, ...inputErrorTexts }
