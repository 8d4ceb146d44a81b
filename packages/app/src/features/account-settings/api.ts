/** What the lists of one’s own account are kept under. */
export const ownKeys = {
  apiKeys: ['own api keys'] as const,
  sessions: ['own sessions'] as const,
}
