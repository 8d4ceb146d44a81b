import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, DataTable, Dialog, missing, type DataTableColumn } from '@sightline/ui'
import { FormActions, FormColumn } from '@sightline/ui/form'
import { useMemo } from 'react'
import { useMessageText } from '../i18n/messageTexts.ts'
import type { BulkResult } from './bulk.ts'

interface BulkReportProps {
  result: BulkResult
  /** What the row of an id is called. */
  nameOf: (id: string) => string
  onClose: () => void
}

type Failed = BulkResult['failed'][number]

/** What became of many rows: how many were done, and each that was not with the reason. */
export function BulkReport({ result, nameOf, onClose }: BulkReportProps) {
  const { t, i18n } = useLingui()
  const { done, failed, failedCount = failed.length, notTried = 0, error = null } = result
  const notDone = failedCount + notTried
  const text = useMessageText()
  const columns = useMemo(
    (): DataTableColumn<Failed>[] => [
      { id: 'id', header: t`Entry`, value: ({ id }) => nameOf(id), isSortable: true, minWidth: 150 },
      { id: 'message', header: t`Why`, value: ({ message }) => text(message), isSortable: true, minWidth: 200 },
    ],
    [t, text, nameOf],
  )
  return (
    <Dialog
      title={<Trans>Not everything was done</Trans>}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <FormActions>
          <Button variant="primary" onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        </FormActions>
      }
    >
      <FormColumn as="div">
        <Callout tone="warning" title={<Plural value={notDone} one="# was not done" other="# were not done" />}>
          <Plural value={done} one="# was done" other="# were done" />
        </Callout>
        {(notTried > 0 || error !== null) && (
          <Callout
            tone={error === null ? 'info' : 'negative'}
            title={error === null ? <Trans>It was stopped.</Trans> : text(error)}
          >
            <Plural value={notTried} one="# was not tried." other="# were not tried." />
          </Callout>
        )}
        {failedCount > failed.length && (
          <Callout title={t`The first ${i18n.number(failed.length)} of these are listed.`} />
        )}
        {failed.length > 0 && (
          <DataTable
            caption={t`What was not done`}
            columns={columns}
            rowName={({ id }) => nameOf(id)}
            content={{ status: 'ready', rows: failed }}
            density="compact"
            csvName="not-done"
            empty={missing}
          />
        )}
      </FormColumn>
    </Dialog>
  )
}
