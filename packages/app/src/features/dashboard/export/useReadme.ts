import { useLingui } from '@lingui/react/macro'
import { dashboardMetrics, dimensions, type CallOutput, type Filter } from '@sightline/api-client'
import type { DashboardSite } from '../components/Dashboard.tsx'
import { definedByDimension } from '../definitions/definedByDimension.ts'
import { definitions, type Defined } from '../../../lib/definitions/definitions.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useFilterSentence } from '../filters/useFilterSentence.ts'
import { useMetricTexts } from '../query/useMetricTexts.ts'
import { localTime } from './metricFiles.ts'
import type { ExportState } from './steps.ts'
import { instanceAddress } from '../../../lib/navigation/instanceAddress.ts'

type Answer = CallOutput<'stats', 'query'>

/** The text file beside the others: the query of the export, and the definitions of its metrics. */
export function useReadme() {
  const { t, i18n } = useLingui()
  const filterSentence = useFilterSentence()
  const { labels: metricLabels } = useMetricTexts()
  const { labelOf } = useDimensionTexts()

  /** Metrics and breakdowns with the same definition share a line: “Pages, Hosts: Visitors with a view of it.” */
  const definitionLines = (): string[] => {
    const defined = new Map<Defined, string[]>(dashboardMetrics.map((id) => [id, [metricLabels[id]]]))
    for (const dimension of dimensions) {
      const definition = definedByDimension(dimension)
      defined.set(definition, [...(defined.get(definition) ?? []), labelOf(dimension)])
    }
    defined.set('properties', [t`Properties`])
    return [...defined].map(([definition, names]) => `${names.join(', ')}: ${i18n._(definitions[definition])}`)
  }

  return (
    site: Pick<DashboardSite, 'name' | 'domain'>,
    filters: readonly Filter[],
    { range, comparison, source }: Answer,
    { files, lacking }: ExportState,
  ): string => {
    const zone = range.time_zone
    const spanOf = ({ from, to }: { from: string; to: string }) => [
      `${localTime(from, zone)} – ${localTime(to, zone)} (${zone})`,
      `${from} – ${to} (UTC)`,
    ]
    const made = new Date().toISOString()
    const origin = instanceAddress()
    return [
      `${site.name} (${site.domain})`,
      '',
      t`Range (end excluded):`,
      ...spanOf(range),
      '',
      t`Compared with:`,
      ...(comparison === undefined ? [t`nothing`] : spanOf(comparison.range)),
      '',
      t`Filters (all must match):`,
      ...(filters.length === 0 ? [t`none`] : filters.map(filterSentence)),
      '',
      t`Source of the data: ${source.name}, complete until ${source.complete_until}`,
      t`Created: ${made}`,
      '',
      t`Files:`,
      ...files.keys(),
      ...(files.has('properties.csv')
        ? ['', t`properties.csv names every property, and the file with its values.`]
        : []),
      ...(lacking.length === 0 ? [] : ['', t`Not available from this source:`, ...lacking.map(({ label }) => label)]),
      '',
      t`How it is counted:`,
      ...definitionLines(),
      t`More about the metrics, and the API: ${origin}/docs`,
    ]
      .map((line) => `${line}\r\n`)
      .join('')
  }
}
