import { Trans, useLingui } from '@lingui/react/macro'
import { summaryLocales, summaryPeriods, unwrap, type SummaryLocale, type SummaryPeriod } from '@sightline/api-client'
import { Combobox, Select, toast } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { summaryLocaleOf } from '../../summaries/index.ts'

interface Values {
  /** Null until one is chosen. */
  site_id: string | null
  period: SummaryPeriod
  locale: SummaryLocale
}

/** Adds a task that sums up the last week or month of a site, found by its domain. */
export function AddSummary({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const [domain, setDomain] = useState('')
  const { data: sites } = useQuery({
    queryKey: ['app websites', 'beginning with', domain],
    queryFn: ({ signal }) => unwrap(api.app.fetchAppWebsiteList({ domain, pageSize: 20 }, { signal, progress: false })),
    select: ({ list }) => list,
    placeholderData: keepPreviousData,
  })
  const state = useCallForm<Values, unknown>({
    defaultValues: { site_id: null, period: 'week', locale: summaryLocaleOf(i18n.locale) },
    call: ({ site_id, ...values }) => api.aitask.addSiteSummary({ ...values, site_id: site_id ?? '' }),
    onDone: () => {
      toast.success(t`Task added`)
      onChanged()
      onClose()
    },
  })
  const { control } = state.form
  const periods: Record<SummaryPeriod, string> = { week: t`Last week`, month: t`Last month` }
  const languages: Record<SummaryLocale, string> = { 'en-US': 'English', 'zh-CN': '简体中文', ar: 'العربية' }
  return (
    <FormDialog
      title={<Trans>Summarize a site</Trans>}
      state={state}
      sendLabel={<Trans>Summarize</Trans>}
      onClose={onClose}
    >
      <FormField control={control} name="site_id" required="field_required">
        {(field) => (
          <Combobox
            {...field}
            label={t`Site`}
            description={t`What changed, where it comes from, and what to look at. Every number comes from the statistics; a model only words the text.`}
            items={(sites ?? []).map((site) => ({ value: site.id, label: site.domain }))}
            onInputChange={setDomain}
          />
        )}
      </FormField>
      <FormRow>
        <FormField control={control} name="period" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Period`}
              items={summaryPeriods.map((value) => ({ value, label: periods[value] }))}
            />
          )}
        </FormField>
        <FormField control={control} name="locale" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Language`}
              items={summaryLocales.map((value) => ({ value, label: languages[value] }))}
            />
          )}
        </FormField>
      </FormRow>
    </FormDialog>
  )
}
