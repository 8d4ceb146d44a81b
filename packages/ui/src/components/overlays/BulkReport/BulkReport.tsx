import { msg, plural } from '@lingui/core/macro'
import { useMemo, type ReactNode } from 'react'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { DataTable, type DataTableColumn } from '../../data/DataTable/index.ts'
import { Callout } from '../../feedback/Callout/index.ts'
import { FormActions } from '../../inputs/Form/Form.styles.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface BulkFailure {
  id: string
  /** The name of the row. */
  name: string
  /** The reason why it failed. */
  message: string
}

export interface BulkReportProps extends StrictOmit<DialogProps, 'title' | 'size' | 'footer' | 'children' | 'toolbar'> {
  /** The number of rows that were done. */
  done: number
  /** The rows that failed, as far as they are known. */
  failures: readonly BulkFailure[]
  /**
   * The number of rows that failed, where not all are listed.
   * @default the number of `failures`
   */
  failureCount?: number | undefined
  /**
   * The number of rows that were left alone, because the work was stopped or could not continue.
   * @default 0
   */
  skippedCount?: number | undefined
  /** The reason why it could not continue. */
  errorMessage?: ReactNode | undefined
}

/**
 * The result of a change of many rows: the number that were done, and each that failed with the reason. Takes the props
 * of Dialog.
 */
export function BulkReport(props: BulkReportProps) {
  const { done, failures, failureCount = failures.length, skippedCount = 0, errorMessage, ...dialog } = props
  const text = useText()
  const format = useFormat()
  const columns = useMemo(
    (): DataTableColumn<BulkFailure>[] => [
      { id: 'name', header: text(msg`Entry`), value: ({ name }) => name, isSortable: true, minWidth: 150 },
      { id: 'message', header: text(msg`Why`), value: ({ message }) => message, isSortable: true, minWidth: 200 },
    ],
    [text],
  )
  const notDone = failureCount + skippedCount
  const doneText = text(msg`${plural(done, { one: '# was done', other: '# were done' })}`)
  const shown = format.full(failures.length)
  return (
    <Dialog
      {...dialog}
      title={text(msg`Not everything was done`)}
      size="lg"
      footer={
        <FormActions>
          <Button variant="primary" slot="close">
            {text(msg`Done`)}
          </Button>
        </FormActions>
      }
    >
      <Stack>
        {notDone === 0 ? (
          <Callout title={doneText} />
        ) : (
          <Callout
            tone="warning"
            title={text(msg`${plural(notDone, { one: '# was not done', other: '# were not done' })}`)}
          >
            {doneText}
          </Callout>
        )}
        {(skippedCount > 0 || errorMessage !== undefined) && (
          <Callout
            tone={errorMessage === undefined ? 'info' : 'negative'}
            title={errorMessage ?? text(msg`It was stopped.`)}
          >
            {skippedCount > 0
              ? text(msg`${plural(skippedCount, { one: '# was not tried.', other: '# were not tried.' })}`)
              : undefined}
          </Callout>
        )}
        {failureCount > failures.length && <Callout title={text(msg`The first ${shown} of these are listed.`)} />}
        {failures.length > 0 && (
          <DataTable
            caption={text(msg`What was not done`)}
            columns={columns}
            rowName={({ name }) => name}
            items={failures}
            density="compact"
            csvName="not-done"
            empty={null}
          />
        )}
      </Stack>
    </Dialog>
  )
}
