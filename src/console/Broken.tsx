// In the place of a screen that failed.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { ChunkFailure } from '../client/loadChunk.ts'

export const Broken = ({ failure }: { readonly failure: Error }): ReactElement => {
  const text = useText()
  return (
    <div className="broken">
      <h1 tabIndex={-1}>{text(failure instanceof ChunkFailure ? 'shell.chunkFailed' : 'shell.broken')}</h1>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {text('shell.reload')}
      </button>
    </div>
  )
}
