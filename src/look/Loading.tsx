// Stands where rows or words will be, and says that they are awaited.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'

export const Loading = (): ReactElement => (
  <p className="absent" aria-busy="true">
    {useText()('list.loading')}
  </p>
)
