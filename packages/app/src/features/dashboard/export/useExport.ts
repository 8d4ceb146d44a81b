import { useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { toast, useFormat } from '@sightline/ui'
import { useEffect, useRef, useState } from 'react'
import type { DashboardSite } from '../components/Dashboard.tsx'
import { dayAt } from '../query/range.ts'
import { useShownParts } from '../shownParts.ts'
import { archiveOf, downloadFile } from './archive.ts'
import { safeName } from './fileNames.ts'
import { newExport, runSteps, type ExportFailure, type ExportState } from './steps.ts'
import { useExportSteps, type ExportStepsOptions } from './useExportSteps.ts'
import { useReadme } from './useReadme.ts'

interface ExportOptions extends Pick<ExportStepsOptions, 'statsQuery' | 'hasAnnotations'> {
  site: DashboardSite
  /** Called once the archive was downloaded. */
  onDone: () => void
}

type Answer = CallOutput<'stats', 'query'>

/**
 * The progress of an export: the current step, the number of steps that are done, and the progress within the current
 * one.
 */
interface Running {
  label: string
  done: number
}

/** Fetches the data of a dashboard, and downloads them as one archive. Unmounting stops the export. */
export function useExport({ site, statsQuery, hasAnnotations, onDone }: ExportOptions) {
  const { t } = useLingui()
  const format = useFormat()
  const [running, setRunning] = useState<Running | null>(null)
  const [failure, setFailure] = useState<ExportFailure | null>(null)
  const state = useRef<ExportState>(newExport())
  const answer = useRef<Answer>(undefined)
  const abort = useRef<AbortController>(undefined)
  const readmeOf = useReadme()
  const { filters: fixed } = useShownParts()
  const steps = useExportSteps({
    siteId: site.id,
    statsQuery,
    hasAnnotations,
    onRange: (range) => (answer.current = range),
  })
  useEffect(() => () => abort.current?.abort(), [])

  const finish = (found: Answer) => {
    const files = new Map(state.current.files)
    const readme = readmeOf(site, [...fixed, ...(statsQuery.filters ?? [])], found, state.current)
    files.set('README.txt', readme)
    const days = [found.range.from, new Date(Date.parse(found.range.to) - 1)]
    const names = days.map((day) => dayAt(new Date(day), found.range.time_zone))
    downloadFile(`${safeName([site.domain, ...new Set(names)].join('-'))}.zip`, archiveOf(files))
    toast.success(t`Exported`)
    onDone()
  }
  const start = async () => {
    const controller = new AbortController()
    abort.current = controller
    setFailure(null)
    const failed = await runSteps(steps, state.current, controller.signal, ({ label }, done, part) => {
      if (part === undefined) return setRunning({ label, done })
      const [at, count] = [format.full(part.done + 1), format.full(part.count)]
      setRunning({ label: t`${label}: ${at} of ${count}`, done: done + part.done / part.count })
    })
    if (controller.signal.aborted) return
    setRunning(null)
    if (failed !== undefined) setFailure(failed)
    else if (answer.current !== undefined) finish(answer.current)
  }
  return { running, failure, count: steps.length, start: () => void start() }
}
