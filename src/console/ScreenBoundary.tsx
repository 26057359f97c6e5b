// Stands where something could not be drawn: a screen, or all of it. A piece whose code did not come is no matter of it: that says so in its own place.
import { Component, type ReactNode, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { ChunkFailure } from '../client/loadChunk.ts'
import { useRouteError } from 'react-router-dom'

/** In the place of a screen that failed. */
const Broken = ({ failure }: { readonly failure: Error }): ReactElement => {
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

/** When drawing itself failed. */
export const Crash = (): ReactElement => {
  const failure = useRouteError()
  return (
    <main>
      <Broken failure={failure instanceof Error ? failure : new Error(String(failure))} />
    </main>
  )
}

interface Props {
  /** Another value tries again: the path. */
  readonly at: string
  readonly children: ReactNode
}

interface State {
  readonly failure: Error | undefined
  readonly at: string
}

export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, at: this.props.at }

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failure: undefined }
  }

  override render(): ReactNode {
    return this.state.failure ? <Broken failure={this.state.failure} /> : this.props.children
  }
}
