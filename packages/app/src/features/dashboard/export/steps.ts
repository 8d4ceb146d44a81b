import { sequentially } from '../../../lib/sequentially.ts'
import { isLacking } from '../api.ts'

/** One step of the export, which adds its files to the archive. */
export interface ExportStep {
  id: string
  /** The name of the step, such as “Countries”. */
  label: string
  /**
   * Adds the step’s files.
   * @throws {ApiError}
   */
  run: (files: Map<string, string>, signal: AbortSignal, onPart: (part: ExportPart) => void) => Promise<void>
}

/** The progress of a step that sends many requests. */
export interface ExportPart {
  done: number
  count: number
}

/** The reason why an export stopped, and the step at which it did. */
export interface ExportFailure {
  step: ExportStep
  error: Error
}

/** The files that were fetched so far: a second try continues from them. */
export interface ExportState {
  files: Map<string, string>
  /** The ids of the steps that are done. */
  done: Set<string>
  /** The steps that the source of the metrics does not support. */
  lacking: ExportStep[]
}

export const newExport = (): ExportState => ({ files: new Map(), done: new Set(), lacking: [] })

/**
 * Runs the remaining steps one after the other, so that the service can answer other people too.
 * @returns the failure; undefined once all steps are done, or when the export was aborted
 */
export async function runSteps(
  steps: readonly ExportStep[],
  state: ExportState,
  signal: AbortSignal,
  onStep: (step: ExportStep, done: number, part?: ExportPart) => void,
): Promise<ExportFailure | undefined> {
  const left = steps.filter(({ id }) => !state.done.has(id))
  const run = async (step: ExportStep): Promise<ExportFailure | 'stopped' | 'done'> => {
    if (signal.aborted) return 'stopped'
    onStep(step, state.done.size)
    try {
      await step.run(state.files, signal, (part) => onStep(step, state.done.size, part))
    } catch (error) {
      if (signal.aborted) return 'stopped'
      if (!isLacking(error)) return { step, error: error instanceof Error ? error : new Error(String(error)) }
      state.lacking.push(step)
    }
    state.done.add(step.id)
    return 'done'
  }
  for await (const came of sequentially(left, run)) {
    if (came === 'stopped') return undefined
    if (came !== 'done') return came
  }
  return undefined
}
