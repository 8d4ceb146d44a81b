import { Trans, useLingui } from '@lingui/react/macro'
import { pointRuleDefaults, instanceSettingLimits, type CallOutput, type PointRuleName } from '@sightline/api-client'
import { Button, Card, Container, Stack, TextField, useFormat } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

type Setting = CallOutput<'instanceSetting', 'updateSetting'>

interface PointRulesProps {
  settings: readonly Setting[]
  /** Called with the current setting. */
  onChanged: (now: Setting) => void
}

/** The form for the number of points that people earn, and the number that a month costs. */
export function PointRules({ settings, onChanged }: PointRulesProps) {
  const { t } = useLingui()
  const labels: Record<PointRuleName, string> = {
    points_per_unit: t`Points for each whole unit of an order’s currency`,
    points_per_referral: t`Points for whoever invited somebody whose first order is paid`,
    points_per_month: t`Points that a month of one’s plan costs`,
  }
  return (
    <Card
      title={<Trans>Points</Trans>}
      description={<Trans>A 0 switches a rule off. Points already granted stay as they are.</Trans>}
    >
      <Container size="sm" align="start">
        <Stack>
          {settings.map((setting) =>
            isRule(setting.name) ? (
              <PointRule
                key={setting.name}
                name={setting.name}
                setting={setting}
                label={labels[setting.name]}
                onChanged={onChanged}
              />
            ) : null,
          )}
        </Stack>
      </Container>
    </Card>
  )
}

interface PointRuleProps {
  name: PointRuleName
  setting: Setting
  label: string
  onChanged: (now: Setting) => void
}

function PointRule({ name, setting, label, onChanged }: PointRuleProps) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const normal = format.full(pointRuleDefaults[name])
  const form = useVersionedForm<Setting, { value: string }>({
    row: setting,
    valuesOf,
    isRow: isSetting,
    save: async ({ value }, { version }) => {
      const result = await api.instanceSetting.updateSetting({ name, value: value.trim(), version })
      if (result.code === 200) onChanged(result.data)
      return result
    },
    onSaved: () => {},
  })
  return (
    <VersionedForm form={form} labels={{ value: label }}>
      <FormField
        control={form.state.form.control}
        name="value"
        validate={(value) => (isPoints(value) ? undefined : 'field_invalid')}
      >
        {(field) => (
          <TextField
            {...field}
            label={label}
            description={t`Empty means ${normal}.`}
            inputMode="numeric"
            maxLength={7}
            isOptional
          />
        )}
      </FormField>
      <Button type="submit" form={form.state.formId} isPending={form.state.isPending}>
        <Trans>Save changes</Trans>
      </Button>
    </VersionedForm>
  )
}

const isRule = (name: string): name is PointRuleName => Object.hasOwn(pointRuleDefaults, name)

const isPoints = (value: string): boolean => /^\d{1,7}$/.test(value) && Number(value) <= instanceSettingLimits.points

const valuesOf = ({ value }: Setting) => ({ value: value ?? '' })

/** Whether the data of an error is the current setting. */
const isSetting = (data: unknown): data is Setting =>
  typeof data === 'object' && data !== null && 'name' in data && 'version' in data
