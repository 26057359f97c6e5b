// Around every piece that is loaded later: where its code does not come, it says so in its own place, and the rest of the page stays as it is.
import { Component, type ReactNode } from 'react'
import { ChunkFailure } from '../client/loadChunk.ts'
import { NotLoaded, type PieceKind } from './NotLoaded.tsx'
import { forgetFailed } from '../client/onceLoaded.ts'
import { ConsoleContext, type Console } from '../client/useConsole.ts'

interface Props {
  readonly as: PieceKind
  readonly onClose: (() => void) | undefined
  readonly children?: ReactNode
}

interface State {
  readonly failure?: unknown
}

export class PieceBoundary extends Component<Props, State> {
  static override contextType = ConsoleContext
  declare context: Console | undefined
  override state: State = {}

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override componentDidCatch(failure: unknown): void {
    if (this.props.as !== 'screen' || !(failure instanceof ChunkFailure) || !this.context) return
    const { notices, text } = this.context
    notices.error(text('shell.chunkFailed'), { label: text('shell.reload'), run: () => location.reload() })
  }

  readonly #again = (): void => {
    forgetFailed()
    this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { as, onClose, children } = this.props
    if (failure === undefined) return children
    // Anything else that goes wrong is the matter of whoever draws the screen.
    if (!(failure instanceof ChunkFailure)) throw failure
    return <NotLoaded as={as} again={this.#again} onClose={onClose} />
  }
}
