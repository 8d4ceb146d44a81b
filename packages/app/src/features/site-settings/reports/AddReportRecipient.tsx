import { Trans, useLingui } from '@lingui/react/macro'
import { mailLocaleOf, mailLocales, reportRhythms, type MailLocale, type ReportRhythm } from '@sightline/api-client'
import { Button, Inline, Select, TextField, toast, useKit } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { languageNames, useRhythmTexts } from './reportTexts.ts'

interface AddReportRecipientProps {
  siteId: string
  /** The only address that may be added; undefined for any. */
  ownAddress: string | undefined
  onAdded: () => void
}

interface Values {
  email: string
  rhythm: ReportRhythm
  locale: MailLocale
}

export function AddReportRecipient({ siteId, ownAddress, onAdded }: AddReportRecipientProps) {
  const { t } = useLingui()
  const { locale } = useKit()
  const api = useApi()
  const rhythms = useRhythmTexts()
  const defaultValues: Values = { email: ownAddress ?? '', rhythm: 'weekly', locale: mailLocaleOf(locale) }
  const state = useCallForm({
    defaultValues,
    call: (values) => api.siteReport.addReport({ site_id: siteId, ...values }),
    onDone: () => {
      toast.success(t`Added`)
      state.form.reset(defaultValues)
      onAdded()
    },
  })
  const { control } = state.form
  return (
    <Form state={state}>
      <Inline gap={5} align="end">
        <FormField control={control} name="email" required="email_invalid">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label={t`E-mail`}
              size="md"
              autoComplete="off"
              isReadOnly={ownAddress !== undefined}
            />
          )}
        </FormField>
        <FormField control={control} name="rhythm">
          {(field) => (
            <Select
              {...field}
              label={t`How often`}
              size="md"
              items={reportRhythms.map((value) => ({ value, label: rhythms[value] }))}
            />
          )}
        </FormField>
        <FormField control={control} name="locale">
          {(field) => (
            <Select
              {...field}
              label={t`Language`}
              size="md"
              items={mailLocales.map((value) => ({ value, label: languageNames[value] }))}
            />
          )}
        </FormField>
        <Button type="submit" isPending={state.isPending}>
          <Trans>Add</Trans>
        </Button>
      </Inline>
    </Form>
  )
}
