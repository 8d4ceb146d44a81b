import { Trans } from '@lingui/react/macro'
import type { Dashboard, Website } from '@sightline/api-client'
import { Heading, Stack, Text, useFormat } from '@sightline/ui'
import { useState } from 'react'
import { useFilterSentence } from '../filters/useFilterSentence.ts'
import type { View } from '../query/view.ts'

interface PrintHeadProps {
  website: Website
  view: View
  dashboard: Dashboard
}

/** The head of a printed report: the site, its days, what they are compared with, the filters, and when it was printed. */
export function PrintHead({ website: { name, domain }, view: { filters }, dashboard }: PrintHeadProps) {
  const format = useFormat()
  const [now] = useState(() => new Date())
  const sentenceOf = useFilterSentence()
  const { range, comparison } = dashboard
  const days = format.days(range.from, range.to, range.time_zone)
  const comparisonDays = comparison && format.days(comparison.range.from, comparison.range.to, range.time_zone)
  const printed = format.instant(now, range.time_zone)
  return (
    <Stack gap={2} as="section">
      <Heading level={1} size="lg">
        {name}
      </Heading>
      <Text>
        <bdi dir="ltr">{domain}</bdi> · {days}
        {comparisonDays !== undefined && (
          <>
            {' · '}
            <Trans>compared with {comparisonDays}</Trans>
          </>
        )}
      </Text>
      {filters.map((filter) => (
        <Text key={JSON.stringify(filter)}>{sentenceOf(filter)}</Text>
      ))}
      <Text variant="quiet" size="sm">
        <Trans>
          Times in {range.time_zone}, printed {printed}
        </Trans>
      </Text>
    </Stack>
  )
}
