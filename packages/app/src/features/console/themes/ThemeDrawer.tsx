import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Theme } from '@sightline/api-client'
import { Button } from '@sightline/ui'
import { useState } from 'react'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ThemeFields, type ThemeFiles } from './ThemeFields.tsx'
import { inputOf, isThemeRow, valuesOf } from './themeForm.ts'

interface ThemeDrawerProps {
  theme: Theme
  open: OpenRow<Theme>
  onChanged: () => void
}

/** The drawer of one theme, with the form that changes it. */
export function ThemeDrawer({ theme, open, onChanged }: ThemeDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const [files, setFiles] = useState<ThemeFiles>({ image: null, logo: null })
  const [removesLogo, setRemovesLogo] = useState(false)
  const form = useVersionedForm({
    row: theme,
    valuesOf,
    isRow: isThemeRow,
    save: (values, seen) =>
      api.app.updateThemes({
        id: seen.id,
        version: seen.version,
        ...inputOf(changesIn(values, valuesOf(seen))),
        ...(files.image !== null && { image: files.image }),
        ...(files.logo !== null && { logo: files.logo }),
        ...(removesLogo && files.logo === null && { removes_logo: true }),
      }),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const { name, websites } = theme
  const labels = {
    name: t`Name`,
    description: t`Description`,
    repository: t`Repository`,
    status: t`Status`,
    accent: t`Color`,
    font: t`Font`,
    radius: t`Corners`,
    panels: t`Parts of the dashboard`,
  }
  return (
    <OpenRowDrawer
      open={open}
      title={<Trans>Edit {name}</Trans>}
      description={
        <Plural value={websites} _0="No website uses it" one="# website uses it" other="# websites use it" />
      }
      footer={<SaveButtons state={form.state} />}
      size="lg"
    >
      <VersionedForm form={form} onTakeTheirs={onChanged} labels={labels}>
        <ThemeFields
          form={form.state.form}
          files={files}
          onFilesChange={setFiles}
          logo={removesLogo ? null : theme.logo}
        />
        {theme.logo !== null && !removesLogo && (
          <Button onPress={() => setRemovesLogo(true)}>
            <Trans>Remove the logo</Trans>
          </Button>
        )}
      </VersionedForm>
    </OpenRowDrawer>
  )
}
