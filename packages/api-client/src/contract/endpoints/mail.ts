import type { ResourceEndpoints } from './endpoint.ts'

/** Mails that the service sends. */
export const mail = {
  /** Stops the mails that the code of a mail names, or resumes them. */
  unsubscribe: { method: 'POST', path: '/v1/mail/unsubscribe', level: 'visitor' },
  /** Answers the state of sending mails: the numbers that wait, were sent and were given up. */
  fetchStatus: { method: 'GET', path: '/admin/v1/mail/fetchStatus', level: 'admin' },
  /** Sends a mail at once to test the mail server; a failure is part of the answer. */
  sendTest: { method: 'POST', path: '/admin/v1/mail/sendTest', level: 'admin' },
  /** Retries a mail that was given up. */
  retry: { method: 'POST', path: '/admin/v1/mail/retry', level: 'admin' },
} as const satisfies ResourceEndpoints
