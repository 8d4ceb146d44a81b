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
        definition: t`The amounts of the orders that were refunded in ${currency}, on the day of the refund.`,
      },
      orders: {
        label: t`Paid orders`,
        definition: t`Orders by the day on which they were paid, those that were refunded later included. Cancelled and unpaid orders do not count.`,
      },
      renewals: {
        label: t`Renewals`,
        definition: t`How many of the paid orders are of people who had paid an order before, whichever plan it was.`,
      },
      refunded: {
        label: t`Refunded orders`,
        definition: t`Orders by the day on which they were refunded, whenever they were paid. For refunds before this was kept, it is the day of the order’s last change.`,
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
        definition: t`How many of the registrations came with a referral code: an invitation of another user, or a code of a campaign.`,
      },
      invited: {
        label: t({ message: 'Invited', context: 'registrations' }),
        definition: t`How many of the registrations came with another user’s invitation code.`,
      },
      paying: {
        label: t`Paying by now`,
        definition: t`How many of the accounts that were created then have a paid order by now that was not refunded, whenever they paid it.`,
      },
      conversion_rate: {
        label: t`Trial to paid`,
        definition: t`The share of the accounts created then that have a paid order by now. A trial lasts 30 days, so the share of the last weeks still grows.`,
      },
      events: {
        label: t`Views and events`,
        definition: t`Views and custom events of all sites, by their own time, imported ones included. Sites that only Google Analytics counts, and deleted sites, are left out.`,
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
        definition: t`Sites that exist at the end of the time, whether they have events or not. Deleted sites do not count, even before they were deleted.`,
      },
      new_sites: {
        label: t`New sites`,
        definition: t`Sites by the day on which they were added. Deleted sites do not count.`,
      },
    })[name]
}
