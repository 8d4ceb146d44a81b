import { useLingui } from '@lingui/react/macro'
import { hostOf, siteLimits } from '@sightline/api-client'
import { Select, TextField, useKit } from '@sightline/ui'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { currencyOptions, timeZoneOptions } from '../../sites/index.ts'
import type { SiteValues } from './siteForm.ts'
import { useThemeNames } from './useThemeNames.ts'

interface SiteFieldsProps {
  control: Control<SiteValues>
  /** The time zone that the website has, which is offered whatever name it goes by. */
  timeZone: string
}

const wrongIn = (domain: string) => (hostOf(domain) === undefined ? ('domain_invalid' as const) : undefined)

/** The fields of a website that an administrator adds or changes. */
export function SiteFields({ control, timeZone }: SiteFieldsProps) {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  const labels = useSiteLabels()
  const themes = useThemeNames()
  const currencies = useMemo(() => currencyOptions(intlLocale), [intlLocale])
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone])
  return (
    <>
      <FormField control={control} name="name" required="name_required">
        {(field) => <TextField {...field} label={labels.name} maxLength={siteLimits.name} />}
      </FormField>
      <FormField control={control} name="domain" required="domain_required" validate={wrongIn}>
        {(field) => <TextField {...field} label={labels.domain} prefix="https://" inputMode="url" spellCheck="false" />}
      </FormField>
      <FormField control={control} name="currency_type" required="currency_required">
        {(field) => (
          <Select
            {...field}
            label={labels.currency_type}
            placeholder={t`Select currency`}
            items={currencies}
            isSearchable
          />
        )}
      </FormField>
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
      <FormField control={control} name="theme_id">
        {(field) => (
          <Select {...field} label={labels.theme_id} items={[{ value: '', label: t`No template` }, ...themes]} />
        )}
      </FormField>
    </>
  )
}

/** The labels of the fields. */
export function useSiteLabels(): Record<keyof SiteValues, string> {
  const { t } = useLingui()
  return {
    name: t`Website name`,
    domain: t`Domain name`,
    currency_type: t`Currency type`,
    time_zone: t`Time zone`,
    theme_id: t`Template`,
  }
}
