import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Container, MultiCombobox, TextArea, toast, useKit } from '@sightline/ui'
import { FormCheckbox } from '@sightline/ui/form'
import { useMemo } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import {
  changeOfExclusions,
  countriesIn,
  isExclusions,
  valuesOfExclusions,
  type SiteExclusions,
  type ExclusionsValues,
} from './exclusionsForm.ts'
import { countryOptions } from './countryOptions.ts'

interface ExclusionsFormProps {
  siteId: string
  exclusions: SiteExclusions
  canEdit: boolean
  /** Called with the current settings. */
  onChanged: (now: SiteExclusions) => void
}

/** The form for the rules by which events of the site are not counted. */
export function ExclusionsForm({ siteId, exclusions, canEdit, onChanged }: ExclusionsFormProps) {
  const { t } = useLingui()
  const { intlLocale } = useKit()
  const api = useApi()
  const text = useMessageText()
  const countries = useMemo(() => countryOptions(intlLocale), [intlLocale])
  const form = useVersionedForm<SiteExclusions, ExclusionsValues>({
    row: exclusions,
    valuesOf: valuesOfExclusions,
    isRow: isExclusions,
    save: async (values, seen) => {
      const result = await api.website.updateCollection(changeOfExclusions(siteId, values, seen))
      if (result.code === 200) onChanged(result.data)
      return result
    },
    onSaved: () => {},
    savedAction: (before, now) => ({ label: t`Undo`, onAction: () => void undo(before, now) }),
  })
  const undo = async (before: SiteExclusions, now: SiteExclusions) => {
    const result = await api.website.updateCollection(changeOfExclusions(siteId, valuesOfExclusions(before), now))
    if (result.code === 200) onChanged(result.data)
    else toast.error(text(result.message))
  }
  const { control } = form.state.form
  const labels: Record<keyof ExclusionsValues, string> = {
    drops_bots: t`Leave out automated browsers and known referrer spam`,
    allowed_hostnames: t`Hosts to count`,
    excluded_paths: t`Paths to leave out`,
    excluded_countries: t`Countries to leave out`,
  }
  const isDisabled = !canEdit
  return (
    <Card
      title={<Trans>What is not counted</Trans>}
      description={<Trans>It applies to new events. What is already counted stays.</Trans>}
      footer={
        <>
          <span />
          <Button
            type="submit"
            form={form.state.formId}
            variant="primary"
            isPending={form.state.isPending}
            isDisabled={isDisabled}
          >
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <Container size="sm" align="start">
        <VersionedForm form={form} labels={labels}>
          <FormField control={control} name="drops_bots">
            {({ value, onChange, ...field }) => (
              <FormCheckbox
                {...field}
                value={value === 'yes'}
                onChange={(isOn) => onChange(isOn ? 'yes' : '')}
                isDisabled={isDisabled}
              >
                {labels.drops_bots}
              </FormCheckbox>
            )}
          </FormField>
          <FormField control={control} name="allowed_hostnames">
            {(field) => (
              <TextArea
                {...field}
                label={labels.allowed_hostnames}
                description={t`One per line; *.example.com stands for all subdomains. Leave empty to count every host.`}
                isOptional
                spellCheck="false"
                isDisabled={isDisabled}
              />
            )}
          </FormField>
          <FormField control={control} name="excluded_paths">
            {(field) => (
              <TextArea
                {...field}
                label={labels.excluded_paths}
                description={t`One per line; * stands for any characters, as in /admin/*.`}
                isOptional
                spellCheck="false"
                isDisabled={isDisabled}
              />
            )}
          </FormField>
          <FormField control={control} name="excluded_countries">
            {({ value, onChange, ...field }) => (
              <MultiCombobox
                {...field}
                label={labels.excluded_countries}
                isOptional
                items={countries}
                value={countriesIn(value)}
                onChange={(codes) => onChange(codes.join(' '))}
                isDisabled={isDisabled}
              />
            )}
          </FormField>
        </VersionedForm>
      </Container>
    </Card>
  )
}
