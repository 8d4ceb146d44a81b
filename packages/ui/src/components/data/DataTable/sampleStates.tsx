import { Pencil, Send, Trash2 } from 'lucide-react'
import { State, StateGrid } from '../../../docs/StateGrid.tsx'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps, DataTableSelection } from './DataTable.types.ts'
import { columns, measured, people, type Person } from './sampleRows.tsx'
import { nothingSelected, type RowSelection } from './selection/selection.ts'

const nothing = () => {}
const rows = people(3)

const longRows = people(1).map((person) => ({ ...person, ref_code: 'a-code-that-is-longer-than-its-column-could-be' }))

const byTwo = {
  listSorter: { columnKey: 'region', order: 'ascend' },
  thenBy: [{ columnKey: 'points', order: 'descend' }],
} as const

const selectionOf = (selected: RowSelection): DataTableSelection => ({
  selected,
  onChange: nothing,
  total: 12_486,
  actions: [{ id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: nothing }],
})

const Sample = (props: Pick<DataTableProps<Person>, 'caption'> & Partial<DataTableProps<Person>>) => (
  <DataTable
    columns={columns}
    rowName={({ name }) => name}
    items={rows}
    empty={<EmptyState title="No users yet" />}
    rowAction={({ name }) => ({ label: `Edit ${name}`, icon: Pencil, onPress: nothing })}
    rowMenu={() => [{ id: 'do', items: [{ id: 'push', label: 'Send a notice', icon: Send }] }]}
    selection={selectionOf(nothingSelected)}
    {...props}
  />
)

/** A table in each of its states, with the same few rows. */
export const Matrix = () => (
  <StateGrid $column="100%">
    <State name="as the service sorts them">
      <Sample
        caption="The newest first"
        onSort={nothing}
        listSorter={{ columnKey: null, order: null }}
        defaultSorter={{ columnKey: 'created_at', order: 'descend' }}
      />
    </State>
    <State name="sorted">
      <Sample caption="By points" listSorter={{ columnKey: 'points', order: 'ascend' }} />
    </State>
    <State name="some selected, compact">
      <Sample
        caption="Some are selected"
        density="compact"
        selection={selectionOf({ ids: new Set(['1', '3']), isAll: false })}
      />
    </State>
    <State name="every row that matches is selected">
      <Sample caption="All are selected" selection={selectionOf({ ids: new Set(), isAll: true })} />
    </State>
    <State name="with details">
      <Sample caption="With details" details={({ email }) => email} />
    </State>
    <State name="loading">
      <Sample caption="They are on their way" loadingState="loading" />
    </State>
    <State name="empty">
      <Sample caption="There are none" items={[]} />
    </State>
    <State name="nothing matches the filters">
      <Sample caption="None match" items={[]} onClearFilters={nothing} />
    </State>
    <State name="failed">
      <Sample
        caption="They did not come"
        loadingState="error"
        errorMessage="The service does not answer."
        onRetry={nothing}
      />
    </State>
  </StateGrid>
)

/** The further states of tables. */
export const MoreMatrix = () => (
  <StateGrid $column="100%">
    <State name="sorted by two, with edges to draw">
      <Sample caption="By region and points" canArrange onSort={nothing} {...byTwo} />
    </State>
    <State name="groups and totals">
      <Sample caption="By region" columns={measured.columns} groupBy={({ region }) => region} />
    </State>
    <State name="long values wrapped">
      <Sample caption="Wrapped" lines="wrap" items={longRows} />
    </State>
    <State name="denied">
      <Sample caption="Not for everybody" loadingState="error" errorMessage="Ask an administrator." isDenied />
    </State>
    <State name="cards">
      <div style={{ maxInlineSize: 360 }}>
        <Sample caption="As cards" narrow="cards" items={people(1)} />
      </div>
    </State>
    <State name="cards in groups, with totals">
      <div style={{ maxInlineSize: 360 }}>
        <Sample
          caption="Cards by region"
          narrow="cards"
          columns={measured.columns}
          items={people(1)}
          groupBy={({ region }) => region}
        />
      </div>
    </State>
  </StateGrid>
)
