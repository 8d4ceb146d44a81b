import { Trans, useLingui } from '@lingui/react/macro'
import { hostOf, siteLimits, type CallInput, type Result } from '@sightline/api-client'
import { ArrowRightIcon, Button, ButtonLink, Card, Select, Stepper, TextField, useKit } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { siteKeys } from '../api.ts'
import { useIsReadOnly } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { Columns, Fields, Half } from './AddSite.styles.ts'
import { CreateAtGoogle, type GoogleAccount } from '../../google-property/index.ts'
import { Hints } from './Hints.tsx'
import { currencyOptions } from '../currencyOptions.ts'
import { detectTimeZone } from '../timeZones.ts'
import { ProjectSelect } from './ProjectSelect.tsx'
import { TimeZoneLine } from './TimeZoneLine.tsx'

/** The service validates the domain too; validating here shows its error together with those of empty fields. */
const wrongIn = (domain: string) => (hostOf(domain) === undefined ? ('domain_invalid' as const) : undefined)

/** A value that is set this way counts as typed. */
const filledIn = { shouldDirty: true, shouldValidate: true } as const

/** The first step of adding a website: its three fields. */
export function AddSiteForm() {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  const api = useApi()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [timeZone, setTimeZone] = useState(detectTimeZone)
  const [account, setAccount] = useState<GoogleAccount | null>(null)
  const currencies = useMemo(() => currencyOptions(intlLocale), [intlLocale])
  const state = useCallForm({
    defaultValues: { name: '', domain: '', currency_type: '' },
    call: (values) => add(api, { ...values, time_zone: timeZone }, account),
    onDone: ({ id, failure }) => {
      void queries.invalidateQueries({ queryKey: siteKeys.all })
      navigate(failure === null ? paths.install(id) : `${paths.install(id)}?google=${encodeURIComponent(failure)}`)
    },
  })
  const { control } = state.form
  const isReadOnly = useIsReadOnly()
  return (
    <>
      <Stepper aria-label={t`Steps`} items={[t`Details`, t`Install`, t`First event`]} current={0} />
      <Columns>
        <div>
          <Card
            footer={
              <>
                <ButtonLink variant="quiet" size="lg" flush="start" href={hrefOf(paths.sites)}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
                <Button
                  type="submit"
                  form={state.formId}
                  variant="primary"
                  size="lg"
                  iconAfter={ArrowRightIcon}
                  isPending={state.isPending}
                  isDisabled={isReadOnly}
                >
                  <Trans>Continue</Trans>
                </Button>
              </>
            }
          >
            <Form state={state}>
              <Fields>
                <ProjectSelect
                  onChoose={({ name, domain }) => {
                    state.form.setValue('name', name, filledIn)
                    state.form.setValue('domain', domain, filledIn)
                  }}
                />
                <FormField control={control} name="name" required="name_required">
                  {(field) => (
                    <TextField
                      {...field}
                      label={t`Website name`}
                      placeholder="Harbor Lane"
                      maxLength={siteLimits.name}
                    />
                  )}
                </FormField>
                <FormField control={control} name="domain" required="domain_required" validate={wrongIn}>
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
                  <FormField control={control} name="currency_type" required="currency_required">
                    {(field) => (
                      <Select
                        {...field}
                        label={t`Currency type`}
                        placeholder={t`Select currency`}
                        items={currencies}
                        isSearchable
                      />
                    )}
                  </FormField>
                </Half>
                <TimeZoneLine timeZone={timeZone} onTimeZoneChange={setTimeZone} />
                <CreateAtGoogle account={account} onAccountChange={setAccount} />
              </Fields>
            </Form>
          </Card>
        </div>
        <Hints />
      </Columns>
    </>
  )
}

/**
 * Creates the website first: a failure at Google leaves it in place, and its settings can create the property later.
 */
async function add(
  api: ReturnType<typeof useApi>,
  website: CallInput<'website', 'addWebsite'>,
  account: GoogleAccount | null,
): Promise<Result<{ id: string; failure: string | null }>> {
  const added = await api.website.addWebsite(website)
  if (added.code !== 200) return added
  const { id } = added.data
  if (account === null) return { ...added, data: { id, failure: null } }
  const { connection_id, account_id } = account
  const { code, message } = await api.googleProperty.create({ site_id: id, connection_id, account_id })
  return { ...added, data: { id, failure: code === 200 ? null : message } }
}
