import { Trans, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Button, Card, Container, EmptyState, PaletteIcon, Select, Stack } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ThemePreview } from '../../../lib/site-theme/ThemePreview.tsx'
import { siteKeys, useThemeChoices } from '../../sites/index.ts'
import { isWebsite } from '../general/generalForm.ts'
import { useUpdateCachedSite } from '../general/useUpdateCachedSite.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

const own = { accent: null, font: null, radius: null, logo: null, panels: null }
const valuesOf = ({ theme_id }: Website) => ({ theme_id: theme_id ?? '' })

/** Chooses one of the published themes for the shared dashboard and the reports of a site. */
export function SiteThemeCard({ website }: { website: Website }) {
  const { t } = useLingui()
  const instance = instanceName()
  const api = useApi()
  const queries = useQueryClient()
  const keep = useUpdateCachedSite()
  const choices = useThemeChoices()
  const form = useVersionedForm({
    row: website,
    valuesOf,
    isRow: isWebsite,
    save: async ({ theme_id }, { id, version }) => {
      const result = await api.website.updateWebsite({
        site_id: id,
        version,
        theme_id: theme_id === '' ? null : theme_id,
      })
      if (result.code === 200) keep(result.data)
      return result
    },
    onSaved: () => {},
  })
  const { control } = form.state.form
  const chosen = useWatch({ control, name: 'theme_id' })
  const title = <Trans>Appearance of shared dashboards</Trans>
  if (choices.length === 0 && website.theme_id === null) {
    return (
      <Card title={title}>
        <EmptyState icon={PaletteIcon} title={<Trans>There are no templates yet</Trans>}>
          <Trans>An administrator can publish templates: a color, a font, a logo and an order of parts.</Trans>
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      description={<Trans>For share links, embedded dashboards and reports by mail. Yours stays as it is.</Trans>}
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
          labels={{ theme_id: t`Template` }}
        >
          <Stack gap={8}>
            <FormField control={control} name="theme_id">
              {(field) => (
                <Select
                  {...field}
                  label={t`Template`}
                  items={[
                    { value: '', label: t`Same as ${instance}` },
                    // The theme was published when it was chosen; it may be a draft again.
                    ...(website.theme_id === null || choices.some(({ id }) => id === website.theme_id)
                      ? []
                      : [{ value: website.theme_id, label: t`Not published right now` }]),
                    ...choices.map(({ id, name, description }) => ({
                      value: id,
                      label: name,
                      note: description ?? '',
                    })),
                  ]}
                />
              )}
            </FormField>
            <ThemePreview look={choices.find(({ id }) => id === chosen) ?? own} name={website.name} />
          </Stack>
        </VersionedForm>
      </Container>
    </Card>
  )
}
