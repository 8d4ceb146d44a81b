import { isMessageKey, messageText, type MessageKey } from '../../contract/vocabulary/messages.ts'
import type { FailureKind } from '../result.ts'

/** What a page says of a failure, by its kind, in English. */
export const failureTexts = {
  aborted: 'The request was cancelled',
  timeout: 'The service took too long to answer, please try again',
  network: 'The service cannot be reached, please check your connection',
  http: 'The service could not answer, please try again later',
  rejected: 'The request could not be sent',
} as const satisfies Record<FailureKind, string>

/** Sentences in another language, or in other words: of failures by their kind, of errors by their message key. */
export type ProblemTexts = Partial<Record<FailureKind | MessageKey, string>>

/**
 * A sentence for the people of a page about a call that did not succeed. `message` is for them only where the service refuses, and there
 * a key.
 * @param problem the result of a call, or the `ApiError` that `unwrap` threw
 */
export function problemText(
  { kind, message }: { kind?: FailureKind | undefined; message: string },
  texts: ProblemTexts = {},
): string {
  if (kind !== undefined) return texts[kind] ?? failureTexts[kind]
  return isMessageKey(message) ? (texts[message] ?? messageText(message)) : message
}
