// The client without axios: everything that the package exports, and a `createApiClient` that sends by `fetch`.
export * from './sharedExports.ts'
export { createFetchClient as createApiClient } from './client/createFetchClient.ts'
