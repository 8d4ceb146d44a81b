import { Trans, useLingui } from '@lingui/react/macro'
import { apiKeyLimits, apiKeyScopes, type ApiKeyScope, type CallOutput } from '@sightline/api-client'
import { ErrorState, RadioGroup, Skeleton, Text, TextField } from '@sightline/ui'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWebsites } from '../../sites/index.ts'
import { CheckboxList } from './CheckboxList.tsx'
import { useScopeNames } from './useScopeNames.ts'

export type NewApiKey = CallOutput<'user', 'createApiKey'>

interface KeyForm {
  name: string
  scopes: readonly ApiKeyScope[]
  reach: 'all' | 'some'
  site_ids: readonly string[]
}

const NEW_KEY: KeyForm = { name: '', scopes: ['read_statistics'], reach: 'all', site_ids: [] }

/** Asks for the name, the scopes and the websites of a new key. */
export function CreateKey({ onCreated, onClose }: { onCreated: (key: NewApiKey) => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const scopeNames = useScopeNames()
  const state = useCallForm({
    defaultValues: NEW_KEY,
    call: ({ name, scopes, reach, site_ids }) =>
      api.user.createApiKey({ name, scopes: [...scopes], ...(reach === 'some' && { site_ids: [...site_ids] }) }),
    onDone: onCreated,
  })
  const { control } = state.form
  const reach = useWatch({ control, name: 'reach' })
  return (
    <FormDialog title={<Trans>Create key</Trans>} state={state} sendLabel={<Trans>Create key</Trans>} onClose={onClose}>
      <FormField control={control} name="name" required="field_required">
        {(field) => (
          <TextField
            {...field}
            label={t`Name`}
            description={t`What it is for, such as “Weekly report”.`}
            maxLength={apiKeyLimits.name}
          />
        )}
      </FormField>
      <FormField control={control} name="scopes" required="field_required">
        {(field) => (
          <CheckboxList
            {...field}
            label={t`What the key may do`}
            items={apiKeyScopes.map((scope) => ({ value: scope, label: scopeNames[scope] }))}
            max={apiKeyScopes.length}
          />
        )}
      </FormField>
      <FormField control={control} name="reach">
        {(field) => (
          <RadioGroup
            {...field}
            label={<Trans>Websites</Trans>}
            items={[
              { value: 'all', label: t`All that you can see, including future ones` },
              { value: 'some', label: t`Selected ones only` },
            ]}
          />
        )}
      </FormField>
      {reach === 'some' && <SitesOfKey control={control} />}
    </FormDialog>
  )
}

function SitesOfKey({ control }: { control: Control<KeyForm> }) {
  const { t } = useLingui()
  const websites = useWebsites()
  if (websites.isError)
    return <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void websites.refetch()} />
  if (websites.data === undefined) return <Skeleton blockSize="6rem" />
  const items = websites.data.map(({ id, domain }) => ({ value: id, label: <bdi dir="ltr">{domain}</bdi> }))
  return (
    <FormField control={control} name="site_ids" required="field_required">
      {(field) => (
        <>
          <CheckboxList {...field} label={t`Websites of the key`} items={items} max={apiKeyLimits.sites} />
          {items.length === 0 && (
            <Text>
              <Trans>You have no websites yet.</Trans>
            </Text>
          )}
        </>
      )}
    </FormField>
  )
}
