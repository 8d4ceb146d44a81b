export * from './common.ts'
export { createApiClient } from './client/createApiClient.ts'
