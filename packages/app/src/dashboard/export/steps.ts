import { ApiError } from '@sightline/api-client'

/** A part of the export: it adds its files. */
export interface ExportStep {
  id: string
  /** What it is called: Countries. */
  label: string
  /** @throws {ApiError} */
  run: (files: Map<string, string>, signal: AbortSignal) => Promise<void>
}

/** Why an export stopped, and at which step. */
export interface ExportFailure {
  step: ExportStep
  error: Error
}

/** What was fetched so far: a second try goes on from there. */
export interface ExportState {
  files: Map<string, string>
  /** Ids of steps that are done. */
  done: Set<string>
  /** Steps that the source of the figures does not know. */
  lacking: ExportStep[]
}

export const newExport = (): ExportState => ({ files: new Map(), done: new Set(), lacking: [] })

/**
 * Runs the steps that are not done, one after the other: the service has other people to answer too.
 * @returns what failed; undefined once all are done, or where it was taken back
 */
export async function runSteps(
  steps: readonly ExportStep[],
  state: ExportState,
  signal: AbortSignal,
  onStep: (step: ExportStep, done: number) => void,
): Promise<ExportFailure | undefined> {
  for (const step of steps) {
    if (signal.aborted) return undefined
    if (state.done.has(step.id)) continue
    onStep(step, state.done.size)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await step.run(state.files, signal)
    } catch (error) {
      if (signal.aborted) return undefined
      if (!isLacking(error)) return { step, error: error instanceof Error ? error : new Error(String(error)) }
      state.lacking.push(step)
    }
    state.done.add(step.id)
  }
  return undefined
}

const isLacking = (error: unknown): boolean => error instanceof ApiError && error.message === 'figure_unavailable'
