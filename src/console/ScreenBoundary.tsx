// Stands where a screen could not be drawn. A piece whose code did not come is no matter of it: that says so in its own place.
import { Component, type ReactNode } from 'react'
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
