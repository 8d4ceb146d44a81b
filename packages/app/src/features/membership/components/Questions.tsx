import { Trans, useLingui } from '@lingui/react/macro'
import { forecastLimits } from '@sightline/api-client'
import { Accordion, Heading } from '@sightline/ui'
import { Answers } from './Plans.styles.ts'

const { historyDays, perDay } = forecastLimits

/** Answers the questions that people ask before they choose a plan. */
export function Questions({ takesCards }: { takesCards: boolean }) {
  const { t } = useLingui()
  return (
    <Answers>
      <Heading size="lg">
        <Trans>Questions</Trans>
      </Heading>
      <Accordion
        allowsMultipleExpanded
        defaultExpandedKeys={['end']}
        items={[
          {
            id: 'end',
            title: t`What happens when my trial or membership ends?`,
            content: (
              <Trans>
                Visits are still counted and nothing is deleted. Your statistics are locked until a membership is active
                again; settings, export and deletion stay open.
              </Trans>
            ),
          },
          {
            id: 'billing',
            title: t`Can I change from monthly to yearly later?`,
            content: takesCards ? (
              <Trans>Yes, at any time. The unused part of the month you have paid for is deducted.</Trans>
            ) : (
              <Trans>Yes. A new order of the same plan begins when your current one ends.</Trans>
            ),
          },
          {
            id: 'view',
            title: t`What counts as a view?`,
            content: (
              <Trans>
                Each time a page of your site is shown to a person. Automated visits are left out, and no plan limits
                the number of views.
              </Trans>
            ),
          },
          {
            id: 'prediction',
            title: t`How is the prediction made?`,
            content: (
              <Trans>
                From your site’s own data, once there are {historyDays} full days with {perDay} visitors a day on
                average. It shows the range in which four of five days are expected to lie.
              </Trans>
            ),
          },
          {
            id: 'payment',
            title: t`How can I pay?`,
            content: takesCards ? (
              <Trans>
                By card, on a page of Stripe. This instance never sees your card number; your invoices are there, too.
              </Trans>
            ) : (
              <Trans>
                This instance takes no cards. Its administrator confirms your order by hand and tells you how to pay.
              </Trans>
            ),
          },
          ...(takesCards
            ? [
                {
                  id: 'cancel',
                  title: t`Can I cancel?`,
                  content: (
                    <Trans>
                      Yes, at any time, with “Manage billing”. Your membership then ends with the period you have paid
                      for.
                    </Trans>
                  ),
                },
                {
                  id: 'failure',
                  title: t`What happens when a payment fails?`,
                  content: (
                    <Trans>
                      You are notified, the card is tried again, and your membership continues for seven days. Nothing
                      is deleted after that either.
                    </Trans>
                  ),
                },
              ]
            : []),
        ]}
        level={3}
      />
    </Answers>
  )
}
