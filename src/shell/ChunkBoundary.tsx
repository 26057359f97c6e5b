// Stands where a piece could not be loaded: says so as a notice with Reload, and never reloads by itself.
import { Component, type ReactNode } from 'react'
import { ConsoleContext, type Console } from '../startUp/useConsole.ts'
import { ChunkFailure } from '../startUp/loadChunk.ts'
import { Broken } from './Broken.tsx'

interface Props {
  /** Another value tries again: the path. */
  readonly at: string
  readonly children: ReactNode
}

interface State {
  readonly failure: Error | undefined
  readonly at: string
}

export class ChunkBoundary extends Component<Props, State> {
  static override contextType = ConsoleContext
  declare context: Console | undefined
  override state: State = { failure: undefined, at: this.props.at }

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failure: undefined }
  }

  override componentDidCatch(failure: unknown): void {
    if (!(failure instanceof ChunkFailure) || !this.context) return
    const { notices, text } = this.context
    notices.error(text('shell.chunkFailed'), { label: text('shell.reload'), run: () => location.reload() })
  }

  override render(): ReactNode {
    return this.state.failure ? <Broken failure={this.state.failure} /> : this.props.children
  }
}
