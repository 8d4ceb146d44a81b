/** The channels of visits, which follow from source, tags and medium. */
export const channels = [
  'direct',
  'search',
  'social',
  'video',
  'shopping',
  'ai',
  'email',
  'affiliates',
  'push',
  'paid_search',
  'paid_social',
  'paid_video',
  'paid_shopping',
  'paid_other',
  'display',
  'referral',
] as const
export type Channel = (typeof channels)[number]
