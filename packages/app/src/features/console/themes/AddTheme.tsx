import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer, toast } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useState } from 'react'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ThemeFields, type ThemeFiles } from './ThemeFields.tsx'
import { inputOf, noTheme } from './themeForm.ts'

interface AddThemeProps {
  /** The sort number after those of all other themes. */
  sort: number
  onChanged: () => void
  onClose: () => void
}

export function AddTheme({ sort, onChanged, onClose }: AddThemeProps) {
  const { t } = useLingui()
  const api = useApi()
  const [files, setFiles] = useState<ThemeFiles>({ image: null, logo: null })
  const state = useCallForm({
    defaultValues: noTheme,
    call: (values) => {
      const { name = '', ...rest } = inputOf(values)
      return api.app.createThemes({
        ...rest,
        name,
        sort,
        ...(files.image !== null && { image: files.image }),
        ...(files.logo !== null && { logo: files.logo }),
      })
    },
    onDone: () => {
      toast.success(t`Template added`)
      onChanged()
      onClose()
    },
  })
  const hasFiles = files.image !== null || files.logo !== null
  return (
    <Drawer
      title={<Trans>Add template</Trans>}
      isOpen
      onOpenChange={onClose}
      hasUnsavedChanges={state.isUnsaved || hasFiles}
      size="lg"
      footer={
        <SaveButtons state={state}>
          <Trans>Add template</Trans>
        </SaveButtons>
      }
    >
      <Form state={state}>
        <ThemeFields form={state.form} files={files} onFilesChange={setFiles} />
      </Form>
    </Drawer>
  )
}
