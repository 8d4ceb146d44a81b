import { Trans, useLingui } from '@lingui/react/macro'
import { NumberSettings } from './NumberSettings.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsProps } from './useSettingForm.ts'

/** The number of points that people earn, and the number that a month costs. */
export function PointRules(props: SettingsProps) {
  const { t } = useLingui()
  return (
    <SettingsCard
      title={<Trans>Points</Trans>}
      description={<Trans>A 0 switches a rule off. Points already granted stay as they are.</Trans>}
    >
      <NumberSettings
        {...props}
        labels={{
          points_per_referral: t`Points for whoever invited somebody whose first order is paid`,
          points_per_unit: t`Points for each whole unit of an order’s currency`,
          points_per_month: t`Points that a month of one’s plan costs`,
        }}
      />
    </SettingsCard>
  )
}
