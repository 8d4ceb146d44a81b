import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Button, FileField, Inline, Logo, Stack, toast } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { pictureExtensions } from '../fields/pictureExtensions.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import type { SettingProps } from './useSettingForm.ts'

type Setting = CallOutput<'instanceSetting', 'updateLogo'>

/** The logo of the instance: it is uploaded at once, and removed again. */
export function LogoField({ setting, onChanged }: SettingProps) {
  const { t } = useLingui()
  const api = useApi()
  const [file, setFile] = useState<File | null>(null)
  /** A change by somebody else shows as the logo that there is now; sending again overwrites it knowingly. */
  const shown = <Answer extends { message: string }>(answer: Answer): Answer => {
    if (answer.message === 'row_changed') onChanged(setting)
    return answer
  }
  const onDone = (now: Setting) => {
    setFile(null)
    onChanged(now)
    toast.success(t`Saved`)
  }
  const { version } = setting
  const upload = useCallForm({
    defaultValues: {},
    call: async () => shown(await api.instanceSetting.updateLogo({ logo: file ?? new File([], ''), version })),
    onDone,
  })
  const removal = useCallForm({
    defaultValues: {},
    call: async () => shown(await api.instanceSetting.updateSetting({ name: 'instance_logo', value: '', version })),
    onDone,
  })
  return (
    <Stack gap={5}>
      <Form state={upload}>
        <FileField
          label={t`Logo`}
          description={t`PNG, JPEG, WebP, AVIF or GIF, up to 8 MB. It replaces the product’s logo on the sign-in page, in the navigation, on shared dashboards and in mails. Where it would be hard to see on a light or dark page, it gets a background.`}
          isOptional
          acceptedFileTypes={pictureExtensions}
          value={file}
          onChange={setFile}
        />
        {file !== null && (
          <Inline>
            <Button type="submit" isPending={upload.isPending}>
              <Trans>Use this logo</Trans>
            </Button>
          </Inline>
        )}
      </Form>
      {setting.value !== null && (
        <Form state={removal}>
          <Inline gap={6} align="center">
            <Logo name={t`Logo`} src={setting.value} size={32} />
            <Button type="submit" isPending={removal.isPending}>
              <Trans>Remove the logo</Trans>
            </Button>
          </Inline>
        </Form>
      )}
    </Stack>
  )
}
