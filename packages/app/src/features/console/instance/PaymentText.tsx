import { Trans, useLingui } from '@lingui/react/macro'
import { instanceSettingLimits, type CallOutput } from '@sightline/api-client'
import { Button, Card, Container, TextArea } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

type Setting = CallOutput<'instanceSetting', 'updateSetting'>
import { useSettingNames } from './useSettingNames.ts'

interface PaymentTextProps {
  setting: Setting
  /** Called with the current setting. */
  onChanged: (now: Setting) => void
}

/** The form for the text about paying that the plans page shows where cards are not accepted. */
export function PaymentText({ setting, onChanged }: PaymentTextProps) {
  const { t } = useLingui()
  const api = useApi()
  const { payment_text: label } = useSettingNames()
  const form = useVersionedForm<Setting, { value: string }>({
    row: setting,
    valuesOf,
    isRow: isSetting,
    save: async ({ value }, seen) => {
      // Saved as it is, it would only fill the audit log.
      if (value === valuesOf(seen).value) return { code: 200, message: 'success', data: seen }
      const { version } = seen
      const result = await api.instanceSetting.updateSetting({ name: 'payment_text', value, version })
      if (result.code === 200) onChanged(result.data)
      return result
    },
    onSaved: () => {},
  })
  return (
    <Card
      title={<Trans>Plans</Trans>}
      description={<Trans>Members see this below the plans while this instance takes no cards.</Trans>}
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
        <VersionedForm form={form} labels={{ value: label }}>
          <FormField control={form.state.form.control} name="value">
            {(field) => (
              <TextArea
                {...field}
                label={label}
                description={t`For example your bank account, and whom to write to.`}
                isOptional
                maxLength={instanceSettingLimits.text}
              />
            )}
          </FormField>
        </VersionedForm>
      </Container>
    </Card>
  )
}

const valuesOf = ({ value }: Setting) => ({ value: value ?? '' })

/** Whether the data of an error is the current setting. */
const isSetting = (data: unknown): data is Setting =>
  typeof data === 'object' && data !== null && 'name' in data && 'version' in data
