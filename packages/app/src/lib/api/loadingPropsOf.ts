import type { LoadingProps } from '@sightline/ui'

interface Answer {
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

/**
 * The loading props of a kit component for an answer: whether it is awaited, or why it failed. Data from before an
 * error stay.
 * @param text Translates the message key of an error.
 */
export function loadingPropsOf({ data, error, refetch }: Answer, text: (message: string) => string): LoadingProps {
  if (data !== undefined) return { loadingState: 'idle' }
  if (error === null) return { loadingState: 'loading' }
  return { loadingState: 'error', errorMessage: text(error.message), onRetry: () => void refetch() }
}
