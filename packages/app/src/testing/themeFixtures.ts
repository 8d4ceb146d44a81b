import type { Theme } from '@sightline/api-client'

const theme: Theme = {
  id: '1',
  name: 'Harbor blue',
  description: 'For partners',
  preview_image: null,
  preview_thumbnail: null,
  repository: 'https://github.com/harborlane/theme',
  status: 'published',
  sort: 0,
  accent: '#1a5fb4',
  font: 'source_serif',
  radius: 2,
  logo: null,
  panels: ['sources', 'content', 'places'],
  websites: 2,
  version: 3,
  created_at: '2026-10-01T08:00:00.000Z',
  updated_at: '2026-11-02T08:00:00.000Z',
}

export const themeRows: readonly Theme[] = [
  theme,
  {
    ...theme,
    id: '2',
    name: 'Autumn',
    description: null,
    repository: null,
    status: 'draft',
    sort: 1,
    accent: '#a51d2d',
    font: null,
    radius: null,
    panels: null,
    websites: 0,
  },
]
