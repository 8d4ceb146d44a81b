import { Trans, useLingui } from '@lingui/react/macro'
import {
  contrastWithWhite,
  LEAST_TEXT_CONTRAST,
  readableOnWhite,
  themeFonts,
  themeLimits,
  themeStatuses,
} from '@sightline/api-client'
import {
  Button,
  Callout,
  ColorField,
  Columns,
  Combobox,
  FileField,
  Select,
  Stack,
  TextArea,
  TextField,
  useFormat,
} from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { pictureExtensions } from '../fields/pictureExtensions.ts'
import { themeFontNames } from '../../../lib/site-theme/themeTokens.ts'
import { ThemePreview } from '../../../lib/site-theme/ThemePreview.tsx'
import { useGithubRepositories } from '../../sites/index.ts'
import { PanelsField } from './PanelsField.tsx'
import { lookOf, type ThemeValues } from './themeForm.ts'
import { useThemeStatusNames } from './useThemeStatusNames.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

/** The pictures that are chosen and not uploaded yet. */
export interface ThemeFiles {
  image: File | null
  logo: File | null
}

interface ThemeFieldsProps {
  form: UseFormReturn<ThemeValues>
  files: ThemeFiles
  onFilesChange: (files: ThemeFiles) => void
  /** The path of the theme’s present logo. */
  logo?: string | null
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value)

/** The fields of a theme, with a preview of its look. */
export function ThemeFields({ form, files, onFilesChange, logo = null }: ThemeFieldsProps) {
  const { t } = useLingui()
  const instance = instanceName()
  const { control, setValue } = form
  const statusNames = useThemeStatusNames()
  const values = useWatch({ control }) as ThemeValues
  const chosenLogo = usePictureData(files.logo)
  const { accent } = values
  const format = useFormat()
  const [contrast, least] = [isColour(accent) ? contrastWithWhite(accent) : null, LEAST_TEXT_CONTRAST].map((ratio) =>
    ratio === null ? null : format.exact(Math.floor(ratio * 10) / 10),
  )
  const better = isColour(accent) && contrastWithWhite(accent) < LEAST_TEXT_CONTRAST ? readableOnWhite(accent) : null
  return (
    <Columns gap={8}>
      <Stack gap={2} style={{ alignContent: 'start' }}>
        <FormField control={control} name="name" required="field_required">
          {(field) => <TextField {...field} label={t`Name`} maxLength={themeLimits.name} />}
        </FormField>
        <FormField control={control} name="description">
          {(field) => (
            <TextArea {...field} label={t`Description`} isOptional rows={2} maxLength={themeLimits.description} />
          )}
        </FormField>
        <FormField control={control} name="status" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Status`}
              description={t`Site owners can choose published templates.`}
              items={themeStatuses.map((value) => ({ value, label: statusNames[value] }))}
            />
          )}
        </FormField>
        <FormRow>
          <FormField
            control={control}
            name="accent"
            validate={(value) => (isColour(value) ? undefined : 'field_invalid')}
          >
            {(field) => (
              <ColorField
                {...field}
                label={t`Color`}
                description={
                  contrast === null ? t`For links and data` : t`Contrast with white ${contrast}, at least ${least}`
                }
                isOptional
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="radius"
            validate={(value) =>
              /^\d{1,2}$/.test(value) && Number(value) <= themeLimits.radius ? undefined : 'field_invalid'
            }
            invalidText={t`Please enter a whole number from 0 to ${themeLimits.radius}.`}
          >
            {(field) => (
              <TextField {...field} label={t`Corners`} suffix="px" placeholder="6" inputMode="numeric" isOptional />
            )}
          </FormField>
        </FormRow>
        {better !== null && (
          <Callout tone="warning" title={<Trans>Text in this color is hard to read on white.</Trans>}>
            <Button size="sm" onPress={() => setValue('accent', better, { shouldDirty: true, shouldValidate: true })}>
              <Trans>Use {better}</Trans>
            </Button>
          </Callout>
        )}
        <FormField control={control} name="font">
          {(field) => (
            <Select
              {...field}
              label={t`Font`}
              items={[
                { value: '', label: t`Same as ${instance}` },
                ...themeFonts.map((value) => ({ value: value as string, label: themeFontNames[value] })),
              ]}
            />
          )}
        </FormField>
        <FileField
          label={t`Logo`}
          description={t`Replaces the product’s name on shared dashboards and in reports by mail.`}
          isOptional
          acceptedFileTypes={pictureExtensions}
          value={files.logo}
          onChange={(file) => onFilesChange({ ...files, logo: file })}
        />
        <FormField control={control} name="panels">
          {({ value, onChange }) => <PanelsField value={value} onChange={onChange} />}
        </FormField>
        <FileField
          label={t`Picture for the list`}
          isOptional
          acceptedFileTypes={pictureExtensions}
          value={files.image}
          onChange={(file) => onFilesChange({ ...files, image: file })}
        />
        <RepositoryField form={form} />
      </Stack>
      <Stack style={{ position: 'sticky', insetBlockStart: 0, alignSelf: 'start' }}>
        <ThemePreview look={lookOf(values, chosenLogo ?? logo)} name={values.name || t`Name`} />
      </Stack>
    </Columns>
  )
}

/** The field for the repository’s address: typed, or chosen from the person’s own repositories. */
function RepositoryField({ form }: { form: UseFormReturn<ThemeValues> }) {
  const { t } = useLingui()
  const repositories = useGithubRepositories()
  return (
    <>
      {repositories.length > 0 && (
        <Combobox
          label={t`GitHub repository`}
          description={t`One of your connected accounts. Fills in the address below.`}
          isOptional
          items={repositories.map(({ url, name }) => ({ value: url, label: name }))}
          value={repositories.find(({ url }) => url === form.getValues('repository'))?.url ?? null}
          onChange={(url) => {
            if (url !== null) form.setValue('repository', url, { shouldDirty: true })
          }}
        />
      )}
      <FormField
        control={form.control}
        name="repository"
        validate={(value) => (value.startsWith('https://') && URL.canParse(value) ? undefined : 'field_invalid')}
        invalidText={t`Please enter an address that begins with https://.`}
      >
        {(field) => (
          <TextField
            {...field}
            label={t`Repository`}
            description={t`Where the template comes from.`}
            placeholder="https://github.com/harborlane/theme"
            inputMode="url"
            isOptional
            maxLength={themeLimits.repository}
          />
        )}
      </FormField>
    </>
  )
}

/** The address of a chosen picture that holds all of it: pages may show no others than those of the service. */
function usePictureData(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (file === null) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read !== null && read.file === file ? read.url : null
}
