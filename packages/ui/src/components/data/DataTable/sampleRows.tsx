import { Trash2 } from 'lucide-react'
import { UserLabel } from '../UserLabel/index.ts'
import { Tag } from '../Tag/index.ts'
import { TierBadge, type TierName } from '../../../product/TierBadge/index.ts'
import type { DataTableColumn } from './DataTable.types.ts'

export interface Person {
  id: string
  name: string
  email: string
  union_id: string
  tier: TierName
  region: string | null
  ref_code: string | null
  points: number
  created_at: string
}

const sources = [
  ['Mira Kovač', 'premium', 'DE', 'HARBOR24'],
  ['Jonas Weidner', 'standard', 'DE', null],
  ['Aiko Tanabe', 'trial', 'JP', 'SPRING'],
  ['林晓雯', 'premium', 'CN', 'VIP-CN'],
  ['Oscar Lindqvist', 'standard', 'SE', null],
  ['Noor Haddad', 'expired', null, 'RAMAD'],
  ['Priya Raman', 'standard', 'IN', 'STUDIO10'],
] as const

/** People for stories, most recent first. */
export const people = (count: number): Person[] =>
  Array.from({ length: Math.ceil(count / sources.length) }, () => sources)
    .flat()
    .slice(0, count)
    .map(([name, tier, region, ref_code], index) => ({
      id: String(index + 1),
      name: index < sources.length ? name : `${name} ${Math.floor(index / sources.length) + 1}`,
      email: `person${index + 1}@example.com`,
      union_id: `un_${(0x8f_2c_41_a9 - index * 7919).toString(16)}`,
      tier,
      region,
      ref_code,
      points: (index * 3571) % 12_841,
      created_at: new Date(Date.UTC(2026, 10, 19) - index * 43_200_000).toISOString().slice(0, 10),
    }))

export const columns: readonly DataTableColumn<Person>[] = [
  {
    id: 'user',
    header: 'User',
    value: ({ email }) => email,
    minWidth: 230,
    cell: ({ name, email }) => <UserLabel name={name} description={email} seed={email} />,
  },
  { id: 'union_id', header: 'union_id', value: ({ union_id }) => union_id, kind: 'code', isKey: true, priority: 3 },
  { id: 'tier', header: 'Tier', value: ({ tier }) => tier, cell: ({ tier }) => <TierBadge tier={tier} />, priority: 1 },
  {
    id: 'region',
    header: 'Region',
    value: ({ region }) => region,
    cell: ({ region }) => (region === null ? '–' : <Tag>{region}</Tag>),
    minWidth: 90,
    isSortable: true,
    priority: 4,
  },
  { id: 'ref_code', header: 'ref_code', value: ({ ref_code }) => ref_code, kind: 'code', isKey: true, priority: 5 },
  { id: 'points', header: 'Points', value: ({ points }) => points, kind: 'number', isSortable: true, priority: 2 },
  { id: 'created_at', header: 'Created', value: ({ created_at }) => created_at, isSortable: true, priority: 2 },
]

/** Columns of every kind of value, with totals. */
export const measured = {
  icon: Trash2,
  firstInstant: '2026-11-19T09:30:00.000Z',
  firstRow: ['0', '41.8%', '2:47', '2026-11-19'],
  columns: [
    { id: 'user', header: 'User', value: ({ name }: Person) => name, minWidth: 200 },
    { id: 'points', header: 'Points', value: ({ points }: Person) => points, kind: 'number', total: 124_860 },
    { id: 'share', header: 'Share', value: () => 41.8, kind: 'percent', total: 100 },
    { id: 'stay', header: 'Visit duration', value: () => 167, kind: 'duration', total: 1_204 },
    { id: 'seen_at', header: 'Last seen', value: () => '2026-11-19T09:30:00.000Z', kind: 'date' },
  ] satisfies DataTableColumn<Person>[],
}
