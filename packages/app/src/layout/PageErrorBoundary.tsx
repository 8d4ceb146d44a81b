import { Trans } from '@lingui/react/macro'
import { Button, ErrorState, RetryIcon } from '@sightline/ui'
import { Component, type ReactNode } from 'react'
import { LoadError } from './loadPage.ts'

interface Props {
  children: ReactNode
}

/** Shown in place of a page whose code did not come, or that broke. */
export class PageErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (error instanceof LoadError) console.error('Load error', { type: error.type, request: error.request })
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
      >
        <Trans>The page could not be loaded.</Trans>
      </ErrorState>
    )
  }
}
