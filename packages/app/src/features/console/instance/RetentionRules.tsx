import { Trans } from '@lingui/react/macro'
import { NumberSettings } from './NumberSettings.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import type { SettingsProps } from './useSettingForm.ts'

/** How long records of the service are kept. */
export function RetentionRules(props: SettingsProps) {
  return (
    <SettingsCard
      title={<Trans>Retention</Trans>}
      description={
        <Trans>
          Older records are deleted within an hour and cannot be restored. Events stay as long as their site; orders,
          points and the audit log are kept without limit.
        </Trans>
      }
    >
      <NumberSettings {...props} names={['job_days', 'mail_days']} />
    </SettingsCard>
  )
}
