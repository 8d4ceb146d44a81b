import { Trans } from '@lingui/react/macro'
import { NumberSettings } from './NumberSettings.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsProps } from './useSettingForm.ts'

/** The number of points that people earn, and the number that a month costs. */
export function PointRules(props: SettingsProps) {
  return (
    <SettingsCard
      title={<Trans>Points</Trans>}
      description={<Trans>A 0 turns a rule off. Points already granted stay as they are.</Trans>}
    >
      <NumberSettings {...props} names={['points_per_referral', 'points_per_unit', 'points_per_month']} />
    </SettingsCard>
  )
}
