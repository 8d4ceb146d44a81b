import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { firstQuery, useListState, type ListQuery, type ListSorter } from '../../../list/index.ts'
import { Button } from '../../actions/Button/index.ts'
import { columns, people, type Person } from '../../data/DataTable/sampleRows.tsx'
import { nothingSelected } from '../../data/DataTable/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ConflictNotice } from '../../feedback/ConflictNotice/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import { BulkReport, type BulkReportProps } from '../../overlays/BulkReport/index.ts'
import { RowDrawer } from '../../overlays/RowDrawer/index.ts'
import { Stack } from '../Stack/index.ts'
import { ListPage } from './ListPage.tsx'

type Name = 'name' | 'region'

const everybody = people(43)

/** The rows that match the filters. */
function matchingRows(rows: readonly Person[], { filters }: ListQuery<Name>) {
  const { name = '', region = '' } = filters
  return rows.filter((row) => row.name.includes(name) && (row.region ?? '').startsWith(region))
}

/** Imitates the answer of a service. */
function pageOf(rows: readonly Person[], query: ListQuery<Name>) {
  const { current, pageSize, listSorter } = query
  const found = matchingRows(rows, query)
  const key = listSorter.columnKey
  const sorted = key === 'points' ? found.toSorted((one, other) => one.points - other.points) : found
  const ordered = listSorter.order === 'descend' ? sorted.toReversed() : sorted
  return { list: ordered.slice((current - 1) * pageSize, current * pageSize), total: found.length }
}

/** The result of the last deletion. */
type Report = Pick<BulkReportProps, 'done' | 'failures'>

interface ExampleListPageProps {
  /** Whether somebody else changes each row while it is written. */
  hasConflicts?: boolean | undefined
  /** The order in which the rows come. */
  defaultSorter?: ListSorter | undefined
}

/** A whole list page: filters, table, changes to one row and to many, with its rows in memory. */
export function ExampleListPage({ hasConflicts = false, defaultSorter }: ExampleListPageProps) {
  const [rows, setRows] = useState<readonly Person[]>(everybody)
  const [query, setQuery] = useState<ListQuery<Name>>({ ...firstQuery, pageSize: 10 })
  const [selected, setSelected] = useState(nothingSelected)
  const [openId, setOpenId] = useState<string | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const answer = useMemo(() => pageOf(rows, query), [rows, query])
  const state = useListState<Person, Name>({ answer, query, onQueryChange: setQuery })

  const shown = answer.list
  const index = shown.findIndex(({ id }) => id === openId)
  const goTo = (row: Person | undefined) => (row === undefined ? undefined : () => setOpenId(row.id))
  const remove = () => {
    const meant = selected.isAll ? matchingRows(rows, query) : rows.filter(({ id }) => selected.ids.has(id))
    const deleted = meant.filter(({ tier }) => tier !== 'premium')
    const kept = meant.filter(({ tier }) => tier === 'premium')
    setRows(rows.filter((row) => !deleted.includes(row)))
    const failures = kept.map(({ id, name }) => ({ id, name, message: 'Has a membership that runs' }))
    if (failures.length > 0) setReport({ done: deleted.length, failures })
    setSelected(nothingSelected)
  }
  return (
    <ListPage<Person, Name>
      title="App users"
      searchLabel="Search users"
      fields={[
        { name: 'name', label: 'Name' },
        { name: 'region', label: 'Region', items: ['DE', 'JP', 'CN'].map((value) => ({ value, label: value })) },
      ]}
      actions={<Button variant="primary">Add user</Button>}
      bulkActions={[{ id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: remove }]}
      columns={columns}
      defaultSorter={defaultSorter}
      rowName={({ name }) => name}
      rowMenu={(row) => [{ id: 'row', items: [{ id: 'open', label: 'Open', onAction: () => setOpenId(row.id) }] }]}
      empty={<EmptyState title="No users yet" />}
      list={{
        ...state,
        items: shown,
        onClearFilters: Object.keys(state.filters).length > 0 ? () => state.search({}) : undefined,
        selected,
        setSelected,
      }}
    >
      {index >= 0 && (
        <RowDrawer
          title={shown[index]?.name}
          isOpen
          onOpenChange={() => setOpenId(null)}
          onPrevious={goTo(shown[index - 1])}
          onNext={goTo(shown[index + 1])}
        >
          <EditPerson key={openId} person={shown[index]} hasConflict={hasConflicts} />
        </RowDrawer>
      )}
      {report !== null && <BulkReport {...report} isOpen onOpenChange={() => setReport(null)} />}
    </ListPage>
  )
}

function EditPerson({ person, hasConflict }: { person: Person | undefined; hasConflict: boolean }) {
  const [name, setName] = useState(person?.name ?? '')
  const [isAnswered, setIsAnswered] = useState(false)
  const theirs = `${person?.name ?? ''} (married)`
  return (
    <Stack>
      {hasConflict && !isAnswered && (
        <ConflictNotice
          title="Somebody else has changed this entry in the meantime"
          items={[{ id: 'name', label: 'Name', value: theirs }]}
          onTakeTheirs={() => {
            setName(theirs)
            setIsAnswered(true)
          }}
          onKeepMine={() => setIsAnswered(true)}
        />
      )}
      <TextField label="Name" value={name} onChange={setName} />
    </Stack>
  )
}
