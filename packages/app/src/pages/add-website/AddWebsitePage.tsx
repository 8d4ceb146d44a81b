import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRightIcon, Button, ButtonLink, Card, PageHeader, Select, Stepper, TextField, useKit } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { Columns, Fields, Half, Page } from './AddWebsitePage.styles.ts'
import { Hints } from './Hints.tsx'
import { currencyOptions, detectTimeZone } from './options.ts'
import { TimeZoneLine } from './TimeZoneLine.tsx'

/** First step of adding a website: its three fields. */
export function AddWebsitePage() {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  const { api } = useSession()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [timeZone, setTimeZone] = useState(detectTimeZone)
  const currencies = useMemo(() => currencyOptions(intlLocale), [intlLocale])
  const form = useForm({ defaultValues: { name: '', domain: '', currency_type: '' }, shouldFocusError: false })

  const add = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.website.addWebsite({ ...values, time_zone: timeZone })
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    void queries.invalidateQueries({ queryKey: ['websites'] })
    navigate(paths.install(result.data.id))
  })
  return (
    <Page>
      <PageHeader title={<Trans>Add website</Trans>} back={{ href: hrefOf(paths.sites), label: t`My sites` }} />
      <Stepper aria-label={t`Steps`} steps={[t`Details`, t`Install`, t`First event`]} current={0} />
      <Columns>
        <form onSubmit={(event) => void add(event)} noValidate>
          <Card
            footer={
              <>
                <ButtonLink variant="ghost" size="lg" flush="start" href={hrefOf(paths.sites)}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
                <Button
                  type="submit"
                  variant="primary"
                  size="lg"
                  iconAfter={ArrowRightIcon}
                  isPending={form.formState.isSubmitting}
                >
                  <Trans>Continue</Trans>
                </Button>
              </>
            }
          >
            <Fields>
              <FormErrors form={form} refusal={refusal} />
              <FormField control={form.control} name="name" required="name_required">
                {(field) => <TextField {...field} label={t`Website name`} placeholder="Harbor Lane" maxLength={100} />}
              </FormField>
              <FormField control={form.control} name="domain" required="domain_required">
                {(field) => (
                  <TextField
                    {...field}
                    label={t`Domain name`}
                    prefix="https://"
                    placeholder="harborlane.com"
                    inputMode="url"
                    spellCheck="false"
                  />
                )}
              </FormField>
              <Half>
                <FormField control={form.control} name="currency_type" required="currency_required">
                  {(field) => (
                    <Select
                      {...field}
                      label={t`Currency type`}
                      placeholder={t`Select currency`}
                      options={currencies}
                      isSearchable
                    />
                  )}
                </FormField>
              </Half>
              <TimeZoneLine timeZone={timeZone} onTimeZoneChange={setTimeZone} />
            </Fields>
          </Card>
        </form>
        <Hints />
      </Columns>
    </Page>
  )
}
