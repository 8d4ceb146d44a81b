import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard as DashboardData, Website } from '@sightline/api-client'
import { Button, Dialog, Inline, PrintSheet, ProgressBar, Stack, Text } from '@sightline/ui'
import { useEffect, useState } from 'react'
import { Dashboard } from '../components/Dashboard.tsx'
import { statsQueryOf } from '../query/view.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { PrintHead } from './PrintHead.tsx'

export interface PrintDialogProps {
  website: Website
  state: ViewState
  period: Period
  /** The metrics that the page shows. */
  dashboard: DashboardData
  onClose: () => void
}

/** Draws the whole dashboard for paper, and opens the browser's own dialog, which prints it or saves it as PDF. */
export default function PrintDialog({ website, state, period, dashboard, onClose }: PrintDialogProps) {
  const { t } = useLingui()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (isReady) window.print()
  }, [isReady])
  useEffect(() => {
    window.addEventListener('afterprint', onClose)
    return () => window.removeEventListener('afterprint', onClose)
  }, [onClose])
  return (
    <>
      <Dialog title={t`Print or save as PDF`} isOpen onOpenChange={onClose}>
        <Stack gap={8}>
          <Text role="status">
            {isReady ? (
              <Trans>Your browser prints the report now, or saves it as a PDF file.</Trans>
            ) : (
              <Trans>The report is being prepared.</Trans>
            )}
          </Text>
          {!isReady && <ProgressBar isRunning aria-label={t`The report is being prepared.`} />}
          <Inline justify="end">
            <Button variant="quiet" onPress={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" isDisabled={!isReady} onPress={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </Inline>
        </Stack>
      </Dialog>
      <PrintSheet onReady={() => setIsReady(true)}>
        <PrintHead website={website} view={state.view} dashboard={dashboard} />
        <Dashboard
          siteId={website.id}
          state={state}
          period={period}
          statsQuery={statsQueryOf(state.view, period)}
          dashboard={dashboard}
          isStale={false}
          isMember
        />
      </PrintSheet>
    </>
  )
}
