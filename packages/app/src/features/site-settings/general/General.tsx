import { Trans, useLingui } from '@lingui/react/macro'
import { weekStarts, siteLimits, type Website, type WeekStart } from '@sightline/api-client'
import { Button, Card, Container, DescriptionList, Select, TextField, useKit } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { siteKeys, currencyOptions, timeZoneOptions } from '../../sites/index.ts'
import { changeOf, isWebsite, valuesOf, type GeneralValues } from './generalForm.ts'
import { useUpdateCachedSite } from './useUpdateCachedSite.ts'

/** The card of the site’s name, domain, currency, time zone and first day of the week. */
export const General = ({ website, canEdit }: { website: Website; canEdit: boolean }) =>
  canEdit ? <GeneralForm website={website} /> : <GeneralFacts website={website} />

function GeneralForm({ website }: { website: Website }) {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  const api = useApi()
  const queries = useQueryClient()
  const weekDays = useWeekDays()
  const currencies = useMemo(() => currencyOptions(intlLocale), [intlLocale])
  const zones = useMemo(() => timeZoneOptions(website.time_zone), [website.time_zone])
  const keep = useUpdateCachedSite()
  const form = useVersionedForm<Website, GeneralValues>({
    row: website,
    valuesOf,
    isRow: isWebsite,
    save: async (values, seen) => {
      const result = await api.website.updateWebsite(changeOf(values, seen))
      if (result.code === 200) {
        keep(result.data)
        // The days, weeks and amounts of the metrics depend on these settings.
        void queries.invalidateQueries({ queryKey: siteKeys.metrics(website.id) })
      }
      return result
    },
    onSaved: () => {},
  })
  const { control } = form.state.form
  const labels = useLabels()
  return (
    <Card
      title={<Trans>General</Trans>}
      footer={
        <>
          <span />
          <Button type="submit" form={form.state.formId} variant="primary" isPending={form.state.isPending}>
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <Container size="sm" align="start">
        <VersionedForm
          form={form}
          onTakeTheirs={() => void queries.invalidateQueries({ queryKey: siteKeys.all })}
          labels={labels}
        >
          <FormField control={control} name="name" required="name_required">
            {(field) => <TextField {...field} label={labels.name} maxLength={siteLimits.name} />}
          </FormField>
          <FormField control={control} name="domain" required="domain_required">
            {(field) => (
              <TextField {...field} label={labels.domain} prefix="https://" inputMode="url" spellCheck="false" />
            )}
          </FormField>
          <FormField control={control} name="currency_type" required="currency_required">
            {(field) => (
              <Select
                {...field}
                label={labels.currency_type}
                description={t`Used for order values and revenue. Past orders are not converted when it changes.`}
                items={currencies}
                isSearchable
              />
            )}
          </FormField>
          <FormRow>
            <FormField control={control} name="time_zone" required="time_zone_invalid">
              {(field) => (
                <Select
                  {...field}
                  label={labels.time_zone}
                  description={t`Sets when days begin and end.`}
                  items={zones}
                  isSearchable
                />
              )}
            </FormField>
            <FormField control={control} name="week_start" required="field_required">
              {(field) => (
                <Select
                  {...field}
                  label={labels.week_start}
                  items={weekStarts.map((value) => ({ value, label: weekDays[value] }))}
                />
              )}
            </FormField>
          </FormRow>
        </VersionedForm>
      </Container>
    </Card>
  )
}

function GeneralFacts({ website }: { website: Website }) {
  const labels = useLabels()
  const weekDays = useWeekDays()
  const values = { ...valuesOf(website), week_start: weekDays[website.week_start] }
  return (
    <Card title={<Trans>General</Trans>}>
      <DescriptionList
        termSize="md"
        items={Object.entries(labels).map(([name, label]) => ({
          id: name,
          term: label,
          description: <bdi>{values[name as keyof GeneralValues]}</bdi>,
        }))}
      />
    </Card>
  )
}

function useLabels(): Record<keyof GeneralValues, string> {
  const { t } = useLingui()
  return {
    name: t`Website name`,
    domain: t`Domain name`,
    currency_type: t`Currency type`,
    time_zone: t`Time zone`,
    week_start: t`First day of the week`,
  }
}

function useWeekDays(): Record<WeekStart, string> {
  const { t } = useLingui()
  return { monday: t`Monday`, saturday: t`Saturday`, sunday: t`Sunday` }
}
