import { useLingui } from '@lingui/react/macro'
import type { InstanceSettingName } from '@sightline/api-client'
import { useMemo } from 'react'

/** What the settings of the instance are called. */
export function useSettingNames(): Readonly<Record<InstanceSettingName, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      payment_text: t`How a membership is paid`,
      points_per_referral: t`Points for inviting somebody, once their first order is paid`,
      points_per_unit: t`Points for each whole unit of an order’s currency`,
      points_per_month: t`Points that a month of a plan costs`,
      registration: t`Who may register`,
      sites_per_member: t`Sites that a member may own`,
      calls_per_minute: t`Calls per minute from one address`,
      events_per_minute: t`Events per minute from one address`,
      import_megabytes: t`Size of an imported event file, in MB`,
      invitations_per_day: t`Invitations that one person may send per day`,
      summaries_per_day_trial: t`Summaries and explanations per day: Trial`,
      summaries_per_day_standard: t`Summaries and explanations per day: Standard`,
      summaries_per_day_premium: t`Summaries and explanations per day: Premium`,
      job_days: t`Days to keep jobs and their reports`,
      mail_days: t`Days to keep records of sent mails`,
      instance_name: t`Name`,
      instance_logo: t`Logo`,
      default_language: t`Default language`,
      default_time_zone: t`Default time zone`,
    }),
    [t],
  )
}
