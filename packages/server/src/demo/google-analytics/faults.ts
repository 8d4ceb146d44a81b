import { RejectedRequest } from './requests.ts'

/** The failures that the local Google Analytics can answer with. */
export type Fault =
  | 'unauthenticated'
  | 'forbidden'
  | 'scope_missing'
  | 'api_disabled'
  | 'concurrent'
  | 'tokens'
  | 'thresholded'
  | 'invalid'
  | 'unavailable'
  | 'internal'
  | 'html'
  | 'slow'

const errors: Readonly<Record<Exclude<Fault, 'html' | 'slow'>, readonly [number, string, string?]>> = {
  unauthenticated: [
    401,
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
  ],
  forbidden: [
    403,
    'User does not have sufficient permissions for this property. To learn more about Property ID, see https://developers.google.com/analytics/devguides/reporting/data/v1/property-id.',
  ],
  scope_missing: [403, 'Request had insufficient authentication scopes.', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'],
  api_disabled: [
    403,
    'Google Analytics Data API has not been used in project 1 before or it is disabled.',
    'SERVICE_DISABLED',
  ],
  concurrent: [429, 'Exhausted concurrent requests quota. Please wait for requests to finish.'],
  tokens: [429, 'Exhausted property tokens for a project per hour. These quota tokens will return in under an hour.'],
  thresholded: [429, 'Exhausted potentially thresholded requests quota. This quota will refresh in under an hour.'],
  invalid: [400, 'Request contains an invalid argument.'],
  unavailable: [503, 'The service is currently unavailable.'],
  internal: [500, 'Internal error encountered.'],
}

export function faultError(fault: Exclude<Fault, 'html' | 'slow'>): RejectedRequest {
  const [status, message, reason] = errors[fault]
  return new RejectedRequest(status, message, reason)
}

/** Google's names of HTTP statuses. */
export const statusNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}
