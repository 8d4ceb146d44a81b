import { Trans, useLingui } from '@lingui/react/macro'
import type { Filter } from '@sightline/api-client'
import { FilterChip, Icon, Inline, LockIcon, Text } from '@sightline/ui'
import { useChipOf } from './useChipOf.ts'

/** The filters that always apply to a shared dashboard: nobody who reads it can remove them. */
export function FixedFilters({ filters }: { filters: readonly Filter[] }) {
  const { t } = useLingui()
  const chipOf = useChipOf()
  return (
    <Inline gap={4} role="group" aria-label={t`Fixed filters`}>
      <Icon icon={LockIcon} size={14} />
      <Text as="span" size="sm">
        <Trans>Always filtered by</Trans>
      </Text>
      {filters.map((filter, index) => (
        // Filters have no id, and two may be equal.
        <FilterChip key={index} {...chipOf(filter)} />
      ))}
    </Inline>
  )
}
