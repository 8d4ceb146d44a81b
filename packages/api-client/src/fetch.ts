// The client without axios: all exports of the package, and a `createApiClient` that sends with `fetch`.
export * from './sharedExports.ts'
export { createFetchClient as createApiClient } from './client/createFetchClient.ts'
