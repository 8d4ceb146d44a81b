import { ApiError } from '@sightline/api-client'

/** Whether a retry is pointless: no right to the site, or a membership that has ended. */
export const isFinalError = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.code === 403 || error.code === 402)
