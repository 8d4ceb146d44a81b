import type { ThemePanel } from '@sightline/api-client'

/** Whether a part of a dashboard takes the whole width. */
export const isWidePanel = (panel: ThemePanel): boolean => panel === 'events' || panel === 'funnels'
