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
  return ({ name, currency = '' }) =>
    ({
      income: {
        label: t`Income in ${currency}`,
        definition: t`What was paid in ${currency}, on the day of the payment. Refunded orders are left out, and amounts of other currencies are never converted.`,
      },
      refunds: {
        label: t`Refunds in ${currency}`,
        definition: t`The amounts of orders refunded in ${currency}, on the day of the refund.`,
      },
      orders: {
        label: t`Paid orders`,
        definition: t`Orders by the day on which they were paid, including those refunded later. Cancelled and unpaid orders do not count.`,
      },
      renewals: {
        label: t`Renewals`,
        definition: t`Paid orders of people who had paid an order before, whatever the plan.`,
      },
      refunded: {
        label: t`Refunded orders`,
        definition: t`Orders by the day on which they were refunded, whenever they were paid. For refunds from before this was recorded, it is the day of the order’s last change.`,
      },
      churned: {
        label: t`Members lost`,
        definition: t`Paid memberships by the day on which they ended, because time ran out or by a refund, while no other order of the person went on. Whoever pays again later still counts on that day.`,
      },
      registrations: {
        label: t`Registrations`,
        definition: t`Accounts by the day on which they were created. Deleted accounts do not count.`,
      },
      referred: {
        label: t`By referral`,
        definition: t`Registrations with a referral code: an invitation from another user, or the code of a campaign.`,
      },
      invited: {
        label: t({ message: 'Invited', context: 'registrations' }),
        definition: t`Registrations with another user’s invitation code.`,
      },
      paying: {
        label: t`Paying by now`,
        definition: t`Accounts created then that have a paid order by now that was not refunded, whenever they paid it.`,
      },
      conversion_rate: {
        label: t`Trial to paid`,
        definition: t`The share of the accounts created then that have a paid order by now. A trial lasts 30 days, so the share of the last weeks still grows.`,
      },
      events: {
        label: t`Views and events`,
        definition: t`Views and custom events of all sites, by their own time, including imported ones. Sites that only Google Analytics counts, and deleted sites, are left out.`,
      },
      active_owners: {
        label: t`Active owners`,
        definition: t`The distinct owners of active sites. Over several days each counts once, so the days do not add up to the total.`,
      },
      active_sites: {
        label: t`Active sites`,
        definition: t`Sites with at least one view or custom event. Over several days each counts once, so the days do not add up to the total.`,
      },
      sites: {
        label: t`Sites`,
        definition: t`Sites that exist at the end of the period, whether they have events or not. Deleted sites do not count, even before they were deleted.`,
      },
      new_sites: {
        label: t`New sites`,
        definition: t`Sites by the day on which they were added. Deleted sites do not count.`,
      },
    })[name]
}
