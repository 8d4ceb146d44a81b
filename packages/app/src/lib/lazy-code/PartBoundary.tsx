import { Trans } from '@lingui/react/macro'
import { ErrorState } from '@sightline/ui'
import { Component, type ReactNode } from 'react'
import { LoadError } from './loadPage.ts'

/** The pause before code that failed to load is requested again, in milliseconds. */
const pause = 10_000

interface State {
  error: Error | null
}

/**
 * Shows that the code of a part of a page failed to load, and retries by itself. Other errors are left to the boundary
 * of the page.
 */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
    clearTimeout(this.timer)
  }

  override componentDidCatch(error: Error) {
    if (error instanceof LoadError) this.timer = setTimeout(this.tryAgain, pause)
  }

  private readonly tryAgain = () => {
    clearTimeout(this.timer)
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof LoadError)) throw error
    return <ErrorState level={3} title={<Trans>This part could not be loaded</Trans>} onRetry={this.tryAgain} />
  }
}
