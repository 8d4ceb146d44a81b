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
      description: t`The property’s days follow the time zone ${timeZone}. Our visits were recounted by these days.`,
    },
    bounce_rule: {
      name: t`Bounce rule`,
      description: t`For Google, a visit of one page is not a bounce if it lasted more than ten seconds. Our visits were recounted by this rule.`,
    },
    returning: {
      name: t`Returning people`,
      description: t`Google recognizes returning people by a cookie and counts them once. Without a cookie, each day counts them again.`,
    },
    midnight: {
      name: t`Visits over midnight`,
      description: t`A visit over midnight belongs to both days, so adding up the days counts it twice.`,
    },
    bots: { name: t`Bots`, description: t`Visits left out here as automated, as far as Google counts more.` },
    thresholding: { name: t`Withheld rows`, description: t`Google withholds days with few visitors.` },
    sampling: {
      name: t`Sampling`,
      description: t`Google estimates its numbers from a sample of the visits. This is how far a sample of that size may be off.`,
    },
    only_here: {
      name: t`Seen only here`,
      description: t`Visitors who have not agreed to Google’s cookies or whose browser blocks its tag: the share that is missing on all days.`,
    },
    unexplained: { name: t`Unexplained`, description: t`What none of these explains.` },
  }
}
