import { Trans } from '@lingui/react/macro'
import { Button, Inline } from '@sightline/ui'
import type { useSettingForm } from './useSettingForm.ts'

/** The button that saves one setting. */
export function SaveSetting({ form }: { form: ReturnType<typeof useSettingForm> }) {
  return (
    <Inline>
      <Button type="submit" form={form.state.formId} isPending={form.state.isPending}>
        <Trans>Save changes</Trans>
      </Button>
    </Inline>
  )
}
