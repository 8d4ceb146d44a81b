import { useLingui } from '@lingui/react/macro'
import { dashboardSettingLimits, type RowColumn } from '@sightline/api-client'
import { AdjustIcon, IconButton, Menu } from '@sightline/ui'
import { columnsOfBreakdowns, usualColumnsOf } from '../query/columns.ts'
import type { BreakdownId } from '../query/tabs.ts'
import type { ViewState } from '../query/useView.ts'
import { useRowMetricNames } from './useRowColumns.ts'

const most = dashboardSettingLimits.columns

interface ColumnsMenuProps {
  id: BreakdownId
  /** The name of the breakdown. */
  name: string
  state: ViewState
}

/** The menu that chooses the columns of a breakdown, in its panel and in the list of all its rows. */
export default function ColumnsMenu({ id, name, state: { view, replace } }: ColumnsMenuProps) {
  const { t } = useLingui()
  const labels = { ...useRowMetricNames(), change: t`Change`, percentage: t`Share of visitors` }
  const { shown } = view.columns[id]
  const offered = columnsOfBreakdowns[id]
  const label = t`Choose columns: ${name}`
  const choose = (columns: readonly RowColumn[]) =>
    replace({ columns: { ...view.columns, [id]: { shown: columns, invalid: [] } } })
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton size="sm" icon={AdjustIcon} aria-label={label} />}
      items={[
        {
          id: 'columns',
          label: t`At most ${most} columns`,
          items: offered.map((column) => ({
            id: column,
            label: labels[column],
            isDisabled: !shown.includes(column) && shown.length >= most,
          })),
          selectedKeys: new Set<string>(shown),
          onSelectionChange: (ids: ReadonlySet<string>) => choose(offered.filter((column) => ids.has(column))),
        },
        { id: 'usual', items: [{ id: 'usual', label: t`Default`, onAction: () => choose(usualColumnsOf(id)) }] },
      ]}
    />
  )
}
