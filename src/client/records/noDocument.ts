// Stands for a document where nothing is asked: a query that is skipped has to be one all the same.
import { makeDocument } from '../../../language/documents.ts'

export const noDocument = makeDocument('query', 'Nothing', '', '', 'answer:__typename', [])
