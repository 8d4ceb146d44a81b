import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { Progress, toast } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { useCallForm } from '../../forms/useCallForm.ts'
import type { BulkResult, BulkTarget } from './bulkCall.ts'
import { BulkReport } from './BulkReport.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useBulkSend } from './useBulkSend.ts'

interface BulkFormProps<Values extends FieldValues, Name extends string> {
  title: ReactNode
  sendLabel: ReactNode
  /** The message after every row was changed. */
  doneText: string
  target: BulkTarget<Name>
  idsOf: Parameters<typeof useBulkSend<Name>>[0]['idsOf']
  /** The name of the row with the id, for the report. */
  nameOf: (id: string) => string
  defaultValues: Values
  /** Sends the call for one row. */
  call: (id: string, values: Values) => Promise<Result<unknown>>
  /** Called when at least one row was changed. */
  onChanged: () => void
  onClose: () => void
  children: (control: Control<Values>) => ReactNode
}

/** A form for one row or many. Rows that fail are named, each with the reason. */
export function BulkForm<Values extends FieldValues, Name extends string>(props: BulkFormProps<Values, Name>) {
  const { title, sendLabel, doneText, target, idsOf, nameOf, defaultValues, call, onChanged, onClose, children } = props
  const { t } = useLingui()
  const bulk = useBulkSend({ target, idsOf })
  const [report, setReport] = useState<BulkResult | null>(null)
  const state = useCallForm<Values, BulkResult>({
    defaultValues,
    call: (values) => bulk.send((id) => call(id, values)),
    onDone: (result) => {
      if (result.done > 0) onChanged()
      if (result.failed.length > 0) return setReport(result)
      toast.success(doneText)
      onClose()
    },
  })
  if (report !== null) return <BulkReport result={report} nameOf={nameOf} onClose={onClose} />
  return (
    <FormDialog title={title} state={state} sendLabel={sendLabel} onClose={onClose}>
      {children(state.form.control)}
      {bulk.progress !== null && (
        <Progress label={t`One after the other`} value={bulk.progress} maxValue={target.count} />
      )}
    </FormDialog>
  )
}
