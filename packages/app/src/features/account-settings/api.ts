/** The query keys of the lists of one’s own account. */
export const ownKeys = {
  apiKeys: ['own api keys'] as const,
  sessions: ['own sessions'] as const,
}
