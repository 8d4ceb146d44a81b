export * from './sharedExports.ts'
export { createApiClient } from './client/createApiClient.ts'
