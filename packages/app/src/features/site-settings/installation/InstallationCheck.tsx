import { Trans, useLingui } from '@lingui/react/macro'
import { siteLimits, type CallOutput, type Website } from '@sightline/api-client'
import { Button, Callout, Inline, Stack, TextField } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { detailTexts, nextTexts, stateTexts } from './installationTexts.ts'

type Look = CallOutput<'website', 'checkInstallation'>

/** The button that has the service load a page of the site, and the result. */
export function InstallationCheck({ website }: { website: Website }) {
  const { t } = useLingui()
  const api = useApi()
  const [look, setLook] = useState<Look | null>(null)
  const state = useCallForm<{ url: string }, Look>({
    defaultValues: { url: '' },
    call: ({ url }) => {
      const given = url.trim()
      return api.website.checkInstallation({ site_id: website.id, ...(given !== '' && { url: given }) })
    },
    onDone: setLook,
  })
  return (
    <Stack>
      <Form state={state}>
        <Inline gap={5} align="end">
          <FormField control={state.form.control} name="url">
            {(field) => (
              <TextField
                {...field}
                label={t`Page of the site`}
                isOptional
                size="md"
                inputMode="url"
                spellCheck="false"
                placeholder={`https://${website.domain}/`}
                maxLength={siteLimits.pageUrl}
              />
            )}
          </FormField>
          <Button type="submit" isPending={state.isPending}>
            <Trans>Check the page</Trans>
          </Button>
        </Inline>
      </Form>
      {look !== null && <Outcome look={look} />}
    </Stack>
  )
}

function Outcome({ look: { state, detail, url } }: { look: Look }) {
  const { i18n } = useLingui()
  return (
    <Callout tone={state === 'found' ? 'positive' : 'warning'} title={i18n._(stateTexts[state])}>
      {i18n._(detail === null ? nextTexts[state] : detailTexts[detail])} <bdi dir="ltr">{url}</bdi>
    </Callout>
  )
}
