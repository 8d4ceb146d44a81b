import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Button, DownIcon, FilterBar, Inline, Menu, Stack, Text } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { statsKeys } from '../api.ts'
import { filtersOf, rulesOf } from '../filters/filterRules.ts'
import { useFilterFields } from '../filters/useFilterFields.ts'
import { useLoadValues } from '../filters/useLoadValues.ts'
import { filtersIn, textOfFilters } from './shareLinkForm.ts'

interface FixedFiltersFieldProps {
  siteId: string
  /** The filters as an address has them. */
  value: string
  onChange: (value: string) => void
  errorMessage: string | null
}

/** The days whose values are offered. */
const period = { range: '90d' } as const

/** The filters that always apply to what a link shows, chosen one by one or taken from a saved view. */
export function FixedFiltersField({ siteId, value, onChange, errorMessage }: FixedFiltersFieldProps) {
  const { t } = useLingui()
  const filters = filtersIn(value)
  const [wasEditorOpen, setWasEditorOpen] = useState(false)
  const fields = useFilterFields(siteId, period, filters, wasEditorOpen)
  const load = useLoadValues(siteId, period, filters)
  const views = useFilteringViews(siteId)
  return (
    <Stack gap={4} role="group" aria-label={t`Fixed filters`}>
      <Text variant="primary">
        <strong>
          <Trans>Fixed filters</Trans>
        </strong>
      </Text>
      <Text size="sm">
        <Trans>
          They apply to everything that the link shows, and its readers cannot remove them. Current visitors, which
          cannot be filtered, are then not shown.
        </Trans>
      </Text>
      <FilterBar
        value={rulesOf(filters)}
        onChange={(rules) => onChange(textOfFilters(filtersOf(rules)))}
        fields={fields}
        loadValues={(input) => {
          setWasEditorOpen(true)
          return load(input)
        }}
      />
      {views.length > 0 && (
        <Inline gap={4}>
          <Menu
            aria-label={t`Saved views`}
            trigger={
              <Button size="sm" icon={DownIcon}>
                <Trans>From a saved view</Trans>
              </Button>
            }
            items={[
              {
                id: 'views',
                items: views.map(({ id, name, state }) => ({
                  id,
                  label: name,
                  onAction: () => onChange(state['filters'] ?? ''),
                })),
              },
            ]}
          />
          <Text as="span" size="sm">
            <Trans>The filters of a saved view are copied: later changes to the view do not affect this link.</Trans>
          </Text>
        </Inline>
      )}
      {errorMessage !== null && (
        <Text size="sm" variant="primary" role="alert">
          {errorMessage}
        </Text>
      )}
    </Stack>
  )
}

/** The saved views that have filters. */
function useFilteringViews(siteId: string) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: statsKeys.savedViews(siteId),
    queryFn: ({ signal }) => unwrap(api.savedView.fetchSavedViews({ site_id: siteId }, { signal, progress: false })),
    select: ({ list }) => list.filter(({ state }) => filtersIn(state['filters'] ?? '').length > 0),
    staleTime: 60_000,
  })
  return data ?? []
}
