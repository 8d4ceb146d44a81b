import { Trans, useLingui } from '@lingui/react/macro'
import { isRate, type DashboardMetric, type Dimension } from '@sightline/api-client'
import { DataTable, EmptyState, Link, Select, Stack, StatsIcon, Text, type DataTableColumn } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { nameOfValue } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { toggleFilterValue } from '../query/toggleFilterValue.ts'
import { formatView, parseView } from '../query/view.ts'
import { useChangeTexts } from './useChangeTexts.ts'
import type { Explanation } from './useExplanation.ts'

type Details = NonNullable<Explanation['details']>
type Part = Details['dimensions'][number]

interface Row {
  id: string
  /** Undefined for all values that have no row. */
  href?: string
  name: string
  now: number | null
  before: number | null
  contribution: number | null
  rate: number | null
  mix: number | null
}

interface ContributionTableProps {
  details: Details
}

/** What the values of one dimension contribute to a change; each is a link that filters by it. */
export function ContributionTable({ details }: ContributionTableProps) {
  const { t } = useLingui()
  const { labels } = useChangeTexts()
  const { nameOf } = useDimensionTexts()
  const [chosen, setChosen] = useState<string>()
  const usual = details.dimensions.find(({ dimension }) => dimension === 'source') ?? details.dimensions[0]
  const part = details.dimensions.find(({ dimension }) => dimension === chosen) ?? usual
  const rows = useRows(part)
  const columns = useColumns(details.metric, part)
  const nothing = <EmptyState icon={StatsIcon} level={3} title={<Trans>No value has changed</Trans>} />
  if (part === undefined) return nothing
  const metric = labels[details.metric]
  return (
    <Stack gap={5}>
      <Select
        label={t`Broken down by`}
        items={details.dimensions.map(({ dimension }) => ({ value: dimension, label: nameOf(dimension) }))}
        value={part.dimension}
        onChange={setChosen}
      />
      <DataTable
        caption={t`Where the change comes from: ${metric}`}
        columns={columns}
        rowName={({ name }) => name}
        items={rows}
        density="compact"
        empty={nothing}
      />
      <Text variant="quiet" size="sm">
        <MethodNote method={part.method} />
      </Text>
    </Stack>
  )
}

function MethodNote({ method }: Pick<Part, 'method'>) {
  switch (method) {
    case 'sum':
      return <Trans>The contributions add up to the whole change.</Trans>
    case 'mix':
      return (
        <Trans>
          The contributions add up to the whole change: each value’s own change, and the change in its share of the
          visits.
        </Trans>
      )
    case 'overlap':
      return <Trans>One visit or visitor may have several of these values, so the differences do not add up.</Trans>
    case 'ranked':
      return <Trans>With these filters the values are only ranked by how much they changed.</Trans>
  }
}

function useRows(part: Part | undefined): Row[] {
  const { t } = useLingui()
  const names = useValueNames()
  const hrefOfFilter = useHrefOfFilter()
  if (part === undefined) return []
  const { dimension, rows, rest } = part
  return [
    ...rows.map(({ value, now, before, contribution, rate_effect = null, mix_effect = null }) => ({
      id: `value ${value}`,
      href: hrefOfFilter(dimension, value),
      name: nameOfValue(dimension, value, names),
      now,
      before,
      contribution,
      rate: rate_effect,
      mix: mix_effect,
    })),
    ...(rest === null || rest === 0
      ? []
      : [{ id: 'rest', name: t`All others`, now: null, before: null, contribution: rest, rate: null, mix: null }]),
  ]
}

/** The address of the page with a filter by a value, and without the panel that the link stands in. */
function useHrefOfFilter(): (dimension: Dimension, value: string) => string {
  const [path] = useLocation()
  const [search] = useSearchParams()
  return (dimension, value) => {
    const view = parseView(search)
    const filters = toggleFilterValue(view.filters, dimension, value)
    return hrefOf(`${path}?${formatView({ ...view, filters }, withParams(search, { panel: null }))}`)
  }
}

function useColumns(metric: DashboardMetric, part: Part | undefined) {
  const { t } = useLingui()
  const { valueText, differenceText } = useChangeTexts()
  const { nameOf } = useDimensionTexts()
  const header = part === undefined ? '' : nameOf(part.dimension)
  const method = part?.method
  return useMemo((): DataTableColumn<Row>[] => {
    const difference = (
      id: 'contribution' | 'rate' | 'mix',
      label: string,
      priority?: number,
    ): DataTableColumn<Row> => ({
      id,
      header: label,
      value: (row) => row[id],
      cell: (row) => differenceText(metric, row[id]),
      kind: 'number',
      minWidth: 96,
      priority,
    })
    const value = (id: 'now' | 'before', label: string): DataTableColumn<Row> => ({
      id,
      header: label,
      value: (row) => row[id],
      cell: (row) => (row.href === undefined ? '' : valueText(metric, row[id])),
      kind: 'number',
      minWidth: 72,
      priority: 2,
    })
    return [
      {
        id: 'value',
        header,
        value: ({ name }) => name,
        cell: ({ name, href }) =>
          href === undefined ? (
            name
          ) : (
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          ),
        minWidth: 120,
      },
      value('now', t`Now`),
      value('before', t`Before`),
      ...(method === 'ranked'
        ? []
        : [difference('contribution', isRate(metric) ? t`Contribution, points` : t`Contribution`)]),
      ...(method === 'mix' ? [difference('rate', t`Own change`, 4), difference('mix', t`Change in share`, 4)] : []),
    ]
  }, [t, metric, header, method, valueText, differenceText])
}
