// A list's question as a console sends it along with something else: to be exported, or run over. All that it can show is asked for.
import { persisted } from '../../run/persisted.ts'
import { generatedText } from './generatedText.ts'

type Bag = Readonly<Record<string, unknown>>

const guardsIn = (text: string): Bag => Object.fromEntries([...text.matchAll(/\$(\w+): Boolean!/g)].map(([, name = '']) => [name, true]))

/** @param name of the list's document */
export const listPayload = (name: string, variables: Bag = {}): Bag => {
  const text = generatedText(name)
  return { ...persisted(text), variables: { ...guardsIn(text), ...variables } }
}
