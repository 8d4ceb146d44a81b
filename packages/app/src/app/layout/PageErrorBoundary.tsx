import { Trans } from '@lingui/react/macro'
import { Button, ErrorState, RetryIcon } from '@sightline/ui'
import { Component, type ReactNode } from 'react'
import { LoadError } from '../../lib/lazy-code/loadPage.ts'

interface Props {
  children: ReactNode
}

interface State {
  error: Error | null
}

/**
 * Draws an error in place of a page that broke, or whose code did not load: that is tried again once the network is
 * back.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  private readonly tryAgain = () => {
    if (!(this.state.error instanceof LoadError)) return
    this.setState({ error: null })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <ErrorState
        level={1}
        title={<Trans>Loading failed, please refresh and try again</Trans>}
        actions={
          <Button icon={RetryIcon} onPress={() => location.reload()}>
            <Trans>Refresh</Trans>
          </Button>
        }
      />
    )
  }
}
