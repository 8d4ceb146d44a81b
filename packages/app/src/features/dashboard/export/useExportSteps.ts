import { useLingui } from '@lingui/react/macro'
import { dimensions, unwrap, dashboardMetrics, type CallOutput, type Dimension } from '@sightline/api-client'
import { csvFileOf, csvOf } from '@sightline/ui'
import { useStatsApi, type StatsQuery } from '../api.ts'
import { fetchEveryRow } from '../breakdowns/exportBreakdown.ts'
import { rowsOf } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useExportColumns } from '../breakdowns/useExportColumns.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { fetchComparedSeries } from './comparedSeries.ts'
import { fetchEveryProperty } from './everyProperty.ts'
import { metricsFile, seriesFile } from './metricFiles.ts'
import { propertyFile } from './fileNames.ts'
import { addPropertyFiles } from './propertyFiles.ts'
import type { ExportStep } from './steps.ts'
import { useShownParts } from '../shownParts.ts'
import { useExportTexts } from './useExportTexts.ts'

export interface ExportStepsOptions {
  siteId: string
  statsQuery: StatsQuery
  /** Whether the person may see the annotations. */
  hasAnnotations: boolean
  /** Called with an answer that names the exact days. */
  onRange: (answer: CallOutput<'stats', 'query'>) => void
}

/** The steps of an export, one for each query to the service. */
export function useExportSteps({ siteId, statsQuery, hasAnnotations, onRange }: ExportStepsOptions): ExportStep[] {
  const { t } = useLingui()
  const api = useStatsApi()
  const texts = useExportTexts()
  const names = useValueNames()
  const { isShown } = useShownParts()
  const columnsOf = useExportColumns()
  const { labelOf, nameOf } = useDimensionTexts()
  // Breakdowns are exported without a comparison; the totals have it.
  const { compare: _compare, compare_from: _from, compare_to: _to, interval: _interval, ...rowsQuery } = statsQuery

  const breakdown = async (dimension: Dimension, signal: AbortSignal) => {
    const rows = await fetchEveryRow(api, siteId, rowsQuery, dimension, { signal, progress: false })
    return csvFileOf(csvOf(columnsOf(nameOf(dimension)), rowsOf(dimension, rows, names)))
  }
  const metricsStep: ExportStep = {
    id: 'figures',
    label: t`Metrics and time series`,
    run: async (files, signal) => {
      const metrics = [...dashboardMetrics]
      const options = { signal, progress: false }
      const totals = await unwrap(api.stats.query({ site_id: siteId, ...statsQuery, metrics }, options))
      const { interval } = totals.range
      const answer = await unwrap(api.stats.query({ site_id: siteId, ...statsQuery, interval, metrics }, options))
      onRange(answer)
      files.set('metrics.csv', metricsFile(answer, texts))
      const comparisonAnswer = await fetchComparedSeries(api, siteId, statsQuery, answer, options)
      files.set('time-series.csv', seriesFile(answer, texts, comparisonAnswer))
    },
  }
  const breakdowns = dimensions.filter(isShown).map((dimension): ExportStep => ({
    id: dimension,
    label: labelOf(dimension),
    run: async (files, signal) => {
      files.set(`breakdowns/${dimension}.csv`, await breakdown(dimension, signal))
    },
  }))
  const properties: ExportStep = {
    id: 'properties',
    label: t`Properties`,
    run: async (files, signal, onPart) => {
      const rows = await fetchEveryProperty(api, siteId, rowsQuery, { signal, progress: false })
      const keys = rows.map(({ key }) => key)
      await addPropertyFiles({ keys, read: (key) => breakdown(`prop:${key}`, signal), files, signal, onPart })
      const named = rows.map((row, index) => ({ ...row, file: propertyFile(row.key, index) }))
      files.set(
        'properties.csv',
        csvFileOf(
          csvOf(
            [
              { header: t`Property`, value: ({ key }) => key },
              { header: t`Visitors`, value: ({ visitors }) => visitors },
              { header: t`Events`, value: ({ events }) => events },
              { header: t`File`, value: ({ file }) => file },
            ],
            named,
          ),
        ),
      )
    },
  }
  const annotations: ExportStep = {
    id: 'notes',
    label: t`Notes`,
    run: async (files, signal) => {
      const { list } = await unwrap(api.annotation.fetchAnnotations({ site_id: siteId }, { signal, progress: false }))
      const columns = [
        { header: t`Day`, value: ({ day }: (typeof list)[number]) => day },
        { header: t`Note`, value: ({ text }: (typeof list)[number]) => text },
      ]
      files.set('notes.csv', csvFileOf(csvOf(columns, list)))
    },
  }
  return [
    metricsStep,
    ...breakdowns,
    ...(isShown('properties') ? [properties] : []),
    ...(hasAnnotations ? [annotations] : []),
  ]
}
