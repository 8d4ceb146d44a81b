import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Combobox, Drawer, toast } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { detectTimeZone } from '../../sites/index.ts'
import { useUserSearch } from '../users/useUserSearch.ts'
import { SiteFields } from './SiteFields.tsx'
import type { SiteValues } from './siteForm.ts'

type NewSiteValues = SiteValues & { owner_id: string | null }

/** Adds a website for a user, who is found by the e-mail address. */
export function AddSite({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { choices } = useUserSearch()
  const timeZone = detectTimeZone()
  const state = useCallForm<NewSiteValues, CallOutput<'app', 'createAppWebsite'>>({
    defaultValues: { owner_id: null, name: '', domain: '', currency_type: '', time_zone: timeZone, theme_id: '' },
    call: ({ owner_id, theme_id, ...values }) =>
      api.app.createAppWebsite({ ...values, owner_id: owner_id ?? '', ...(theme_id !== '' && { theme_id }) }),
    onDone: () => {
      toast.success(t`Website added`)
      onChanged()
      onClose()
    },
  })
  return (
    <Drawer
      title={<Trans>Add website</Trans>}
      isOpen
      onOpenChange={onClose}
      hasUnsavedChanges={state.isUnsaved}
      footer={
        <SaveButtons state={state}>
          <Trans>Add website</Trans>
        </SaveButtons>
      }
    >
      <Form state={state}>
        <FormField control={state.form.control} name="owner_id" required="field_required">
          {(field) => (
            <Combobox
              {...field}
              {...choices}
              label={t`Owner`}
              description={t`The website appears among this person’s sites, with its snippet.`}
            />
          )}
        </FormField>
        <SiteFields control={state.form.control as unknown as Control<SiteValues>} timeZone={timeZone} />
      </Form>
    </Drawer>
  )
}
