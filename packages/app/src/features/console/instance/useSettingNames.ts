import { useLingui } from '@lingui/react/macro'
import type { InstanceSettingName } from '@sightline/api-client'
import { useMemo } from 'react'

/** What the settings of the instance are called. */
export function useSettingNames(): Readonly<Record<InstanceSettingName, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      payment_text: t`How a membership is paid`,
      points_per_referral: t`Points for whoever invited somebody whose first order is paid`,
      points_per_unit: t`Points for each whole unit of an order’s currency`,
      points_per_month: t`Points that a month of one’s plan costs`,
      registration: t`Who may register`,
      sites_per_member: t`Sites that a member may own`,
      calls_per_minute: t`Calls a minute from one address`,
      events_per_minute: t`Events a minute from one address`,
      import_megabytes: t`Megabytes of an imported file of events`,
      invitations_per_day: t`Invitations that one person may send in a day`,
      summaries_per_day_trial: t`Summaries and explanations a day: trial`,
      summaries_per_day_standard: t`Summaries and explanations a day: standard`,
      summaries_per_day_premium: t`Summaries and explanations a day: premium`,
      job_days: t`Days that jobs and their reports are kept`,
      mail_days: t`Days that records of sent mails are kept`,
      instance_name: t`Name`,
      instance_logo: t`Logo`,
      default_language: t`Default language`,
      default_time_zone: t`Default time zone`,
    }),
    [t],
  )
}
