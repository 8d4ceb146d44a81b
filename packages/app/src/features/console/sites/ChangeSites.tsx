import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { siteLimits, type CallOutput, type FilterName } from '@sightline/api-client'
import { Combobox, Select, TextArea, toast } from '@sightline/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { type BulkResult, type BulkTarget, bulkInputOf } from '../../../lib/list-page/bulk/bulkCall.ts'
import { BulkReport } from '../../../lib/list-page/bulk/BulkReport.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useUserSearch } from '../users/useUserSearch.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { changeIn, noBulkValues, type BulkValues, type SiteChangeKind } from './bulkSiteChange.ts'
import { useThemeNames } from './useThemeNames.ts'

interface ChangeSitesProps {
  kind: SiteChangeKind
  target: BulkTarget<FilterName<'sites'>>
  /** The name of the website with the id, for the report. */
  nameOfId: (id: string) => string
  onChanged: () => void
  /** Called with the id of the job that changes many rows. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** Changes all selected websites in the same way, once it was said how many of them that changes. */
export function ChangeSites({ kind, target, nameOfId, onChanged, onJob, onClose }: ChangeSitesProps) {
  const { t } = useLingui()
  const api = useApi()
  const [report, setReport] = useState<BulkResult | null>(null)
  const { choices } = useUserSearch()
  const themes = useThemeNames()
  const doneTexts = (done: number): Record<SiteChangeKind, string> => ({
    disable: t`${plural(done, { one: '# website disabled', other: '# websites disabled' })}`,
    enable: t`${plural(done, { one: '# website enabled', other: '# websites enabled' })}`,
    transfer: t`${plural(done, { one: '# website transferred', other: '# websites transferred' })}`,
    template: t`${plural(done, { one: 'Template of # website saved', other: 'Template of # websites saved' })}`,
  })
  const about = bulkInputOf('sites', target.input)
  const state = useCallForm<BulkValues, CallOutput<'app', 'updateAppWebsites'>>({
    defaultValues: noBulkValues,
    call: (values) => api.app.updateAppWebsites({ ...about, ...changeIn(kind, values) }),
    onDone: (result) => {
      if ('job_id' in result) {
        onJob(result.job_id)
        return onClose()
      }
      if (result.done > 0) onChanged()
      if (result.failed.length > 0) return setReport(result)
      toast.success(doneTexts(result.done)[kind])
      onClose()
    },
  })
  const { control } = state.form
  const values = useWatch({ control }) as BulkValues
  if (report !== null) return <BulkReport result={report} nameOf={nameOfId} onClose={onClose} />
  const { count } = target
  const titles = {
    disable: <Plural value={count} one="Disable # website?" other="Disable # websites?" />,
    enable: <Plural value={count} one="Enable # website?" other="Enable # websites?" />,
    transfer: <Plural value={count} one="Transfer # website" other="Transfer # websites" />,
    template: <Plural value={count} one="Template of # website" other="Template of # websites" />,
  }
  const sendLabels = { disable: t`Disable`, enable: t`Enable`, transfer: t`Transfer`, template: t`Save changes` }
  return (
    <FormDialog
      title={titles[kind]}
      state={state}
      sendLabel={sendLabels[kind]}
      variant={kind === 'disable' ? 'danger' : 'primary'}
      onClose={onClose}
    >
      {kind === 'disable' && (
        <FormField control={control} name="status_reason" required="field_required">
          {(field) => (
            <TextArea
              {...field}
              label={t`Reason`}
              description={t`The owner sees it with the website, in a notice and by mail.`}
              maxLength={siteLimits.statusReason}
            />
          )}
        </FormField>
      )}
      {kind === 'transfer' && (
        <FormField control={control} name="owner_id" required="field_required">
          {(field) => (
            <Combobox
              {...field}
              {...choices}
              label={t`New owner`}
              description={<Trans>The data and viewers of the websites stay.</Trans>}
            />
          )}
        </FormField>
      )}
      {kind === 'template' && (
        <FormField control={control} name="theme_id">
          {(field) => (
            <Select {...field} label={t`Template`} items={[{ value: '', label: t`No template` }, ...themes]} />
          )}
        </FormField>
      )}
      <ChangePreview about={about} change={changeIn(kind, values)} />
    </FormDialog>
  )
}
