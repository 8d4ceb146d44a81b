import { useLingui } from '@lingui/react/macro'
import type { DifferenceCause } from '@sightline/api-client'

interface CauseText {
  name: string
  /** Explains the cause and how it was measured. */
  description: string
}

/** The names and explanations of the causes of a difference. @param timeZone The property’s time zone. */
export function useCauseTexts(timeZone: string): Record<DifferenceCause, CauseText> {
  const { t } = useLingui()
  return {
    time_zone: {
      name: t`Time zone`,
      description: t`The property’s days begin in ${timeZone}. Our visits were counted again in these days.`,
    },
    bounce_rule: {
      name: t`Rule of bounces`,
      description: t`For Google a visit of one page is no bounce if it was looked at for more than ten seconds. Our visits were counted again by this rule.`,
    },
    returning: {
      name: t`People who come again`,
      description: t`Google knows somebody on another day by a cookie and counts one. Without a cookie each day counts.`,
    },
    midnight: {
      name: t`Visits over midnight`,
      description: t`A visit over midnight is in both days. Days added up count it twice.`,
    },
    bots: { name: t`Bots`, description: t`What was dropped here as automated, as far as Google has more.` },
    thresholding: { name: t`Withheld rows`, description: t`Google withholds days of few visitors.` },
    sampling: {
      name: t`Sampling`,
      description: t`Google works its figures out from a part of the visits. As much as a sample of that size may be wrong by.`,
    },
    only_here: {
      name: t`Seen only here`,
      description: t`Visitors who have not agreed to Google’s cookies or whose browser blocks its tag: the share that is missing on all days.`,
    },
    unexplained: { name: t`Unexplained`, description: t`What none of these explains.` },
  }
}
