import type { Result } from '@sightline/api-client'
import { useState } from 'react'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'

/** A file that is being read, and whether anything is changed by it. */
interface Run {
  jobId: string
  isDryRun: boolean
}

/** A message key, with the columns that it is about. */
interface FileError {
  message: string
  columns: readonly string[]
}

type Way = 'check' | 'import'

/** Sends a file, for which a job is started. */
export type SendFile = (file: File, isDryRun: boolean) => Promise<Result<{ job_id: string }>>

/** The import of a file: chosen, checked as often as one likes, and done once. */
export function useCsvImport(send: SendFile) {
  const [file, setFile] = useState<File | null>(null)
  const [run, setRun] = useState<Run | null>(null)
  const [isStarting, setIsStarting] = useState<Way | null>(null)
  const [error, setError] = useState<FileError | null>(null)
  const { data } = useJob(run?.jobId ?? null)
  const start = async (way: Way) => {
    if (file === null) return setError({ message: 'field_required', columns: [] })
    setIsStarting(way)
    setError(null)
    const isDryRun = way === 'check'
    const result = await send(file, isDryRun)
    setIsStarting(null)
    if (result.code === 200) return setRun({ jobId: result.data.job_id, isDryRun })
    setError(errorOf(result))
  }
  return {
    file,
    setFile: (next: File | null) => {
      setError(null)
      setFile(next)
    },
    run,
    start,
    /** Back to choosing a file. */
    startOver: () => {
      setRun(null)
      setFile(null)
      setError(null)
    },
    /** What is being asked of the service right now. */
    isStarting,
    /** What went wrong. */
    error,
    /** The job with its report, once it has ended. */
    ended: data !== undefined && !isRunning(data.job.status) ? data : undefined,
  }
}

/** What is wrong with the file says more than that something is wrong. */
function errorOf({ message, data }: { message: string; data?: unknown }): FileError {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return { message, columns: [] }
  const { fields, columns = [] } = data as { fields: { file?: string }; columns?: readonly string[] }
  return { message: fields.file ?? message, columns }
}
