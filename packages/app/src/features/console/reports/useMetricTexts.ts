import { useLingui } from '@lingui/react/macro'
import type { ReportMetric } from './metrics.ts'

interface MetricTexts {
  label: string
  /** Explains in a sentence or two how the metric is counted. */
  definition: string
}

/** The names and definitions of the metrics of a report. */
export function useMetricTexts(): (metric: Pick<ReportMetric, 'name' | 'currency'>) => MetricTexts {
  const { t } = useLingui()
  return ({ name, currency = '' }) => {
    switch (name) {
      case 'income':
        return {
          label: t`Income in ${currency}`,
          definition: t`What was paid in ${currency}, on the day of the payment. Refunded orders are left out, and amounts of other currencies are never converted.`,
        }
      case 'orders':
        return {
          label: t`Paid orders`,
          definition: t`Orders by the day on which they were paid, those that were refunded later included. Cancelled and unpaid orders do not count.`,
        }
      case 'refunded':
        return {
          label: t`Refunded orders`,
          definition: t`How many of the paid orders have been refunded since: they count on the day of the payment, not of the refund.`,
        }
      case 'registrations':
        return {
          label: t`Registrations`,
          definition: t`Accounts by the day on which they were created. Deleted accounts do not count.`,
        }
      case 'referred':
        return {
          label: t`By referral`,
          definition: t`How many of the registrations came with a referral code: an invitation of another user, or a code of a campaign.`,
        }
    }
  }
}
