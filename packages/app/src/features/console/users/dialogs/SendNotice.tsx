import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { noticeLimits, type AppUser, type CallOutput, type FilterName } from '@sightline/api-client'
import { TextArea, TextField, toast } from '@sightline/ui'
import { useState } from 'react'
import { FormField } from '../../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { type BulkResult, type BulkTarget, bulkInputOf } from '../../../../lib/list-page/bulk/bulkCall.ts'
import { BulkReport } from '../../../../lib/list-page/bulk/BulkReport.tsx'
import { FormDialog } from '../../../../lib/forms/FormDialog.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { nameOf } from '../nameOf.ts'

interface SendNoticeProps {
  target: BulkTarget<FilterName<'appUsers'>>
  /** Who gets it, where it is one. */
  user: AppUser | undefined
  /** What the user of an id is called, in the report. */
  nameOfId: (id: string) => string
  /** Called with the job that goes on with many users. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** A notice to one user, or to all that are selected. */
export function SendNotice({ target: { input, count }, user, nameOfId, onJob, onClose }: SendNoticeProps) {
  const { t } = useLingui()
  const api = useApi()
  const name = user === undefined ? '' : nameOf(user)
  const [report, setReport] = useState<BulkResult | null>(null)
  const state = useCallForm<{ title: string; body: string }, CallOutput<'appUser', 'pushAppUser'>>({
    defaultValues: { title: '', body: '' },
    call: (values) => api.appUser.pushAppUser({ ...bulkInputOf('appUsers', input), ...values }),
    onDone: (result) => {
      if ('job_id' in result) {
        onJob(result.job_id)
        return onClose()
      }
      if (result.failed.length > 0) return setReport(result)
      toast.success(t`Notice sent`)
      onClose()
    },
  })
  if (report !== null) return <BulkReport result={report} nameOf={nameOfId} onClose={onClose} />
  return (
    <FormDialog
      title={
        user === undefined ? (
          <Plural value={count} one="Notice to # user" other="Notice to # users" />
        ) : (
          <Trans>Notice to {name}</Trans>
        )
      }
      state={state}
      sendLabel={<Trans>Send</Trans>}
      onClose={onClose}
    >
      <FormField control={state.form.control} name="title" required="field_required">
        {(field) => <TextField {...field} label={t`Title`} maxLength={noticeLimits.title} autoFocus />}
      </FormField>
      <FormField control={state.form.control} name="body" required="field_required">
        {(field) => (
          <TextArea
            {...field}
            label={t`Message`}
            description={t`It is shown in the app, and sent by e-mail where mail is set up.`}
            maxLength={noticeLimits.body}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
