import { Trans, useLingui } from '@lingui/react/macro'
import type { FilterName, Theme } from '@sightline/api-client'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  DeleteIcon,
  EditIcon,
  EmptyState,
  ListPage,
  nothingSelected,
  PaletteIcon,
  PlusIcon,
} from '@sightline/ui'
import { useCallback, useState } from 'react'
import { BulkJob } from '../../../lib/list-page/bulk/BulkJob.tsx'
import { targetOf, targetOfOne, type BulkTarget } from '../../../lib/list-page/bulk/bulk.ts'
import { useBulkJob } from '../../../lib/list-page/bulk/useBulkJob.ts'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { tableProps } from '../../../lib/list-page/tableProps.ts'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { AddTheme } from '../themes/AddTheme.tsx'
import { DeleteThemes } from '../themes/DeleteThemes.tsx'
import { ThemeDrawer } from '../themes/ThemeDrawer.tsx'
import { useColumns } from '../themes/useColumns.tsx'
import { useMoveTheme } from '../themes/useMoveTheme.ts'
import { themesKey, useThemeList } from '../themes/useThemeList.ts'
import { useThemeStatusNames } from '../themes/useThemeStatusNames.ts'

const nameOf = ({ name }: Theme) => name

type Opened = { target: BulkTarget<FilterName<'themes'>>; theme?: Theme } | 'add'

/** The console’s page of themes, which shared dashboards and mailed reports can have. */
export default function ThemesPage() {
  const { t } = useLingui()
  const api = useApi()
  const statusNames = useThemeStatusNames()
  const list = useThemeList()
  const columns = useColumns()
  const { list: rows } = list
  const open = useOpenRow({
    list: themesKey,
    rows,
    keyOf: ({ id }) => id,
    find: (id, signal) => api.app.fetchThemeList({ id, pageSize: 1 }, { signal }),
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const bulkJob = useBulkJob(themesKey, { 'app.deleteThemes': { label: t`Deleting templates`, done: t`Deleted` } })
  const nameOfId = useCallback((id: string) => rows?.find((theme) => theme.id === id)?.name ?? `id ${id}`, [rows])
  const move = useMoveTheme(rows, list.refresh)
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('add')}>
      <Trans>Add template</Trans>
    </Button>
  )
  const fields = filterFields('themes', { id: 'id', name: t`Name`, status: t`Status` }, statusNames).filter(
    ({ name }) => name !== 'id',
  )
  const deletion = { id: 'delete', label: t`Delete`, icon: DeleteIcon }
  return (
    <ListPage
      {...tableProps}
      list={list}
      title={t`Template management`}
      searchLabel={t`Search templates`}
      fields={fields}
      actions={addButton}
      progress={<BulkJob followed={bulkJob} nameOf={nameOfId} onChanged={list.refresh} />}
      columns={columns}
      rowName={nameOf}
      rowAction={(theme) => {
        const name = nameOf(theme)
        return { label: t`Edit ${name}`, icon: EditIcon, onPress: () => open.open(theme.id) }
      }}
      rowMenu={(theme) => [
        {
          id: 'order',
          items: [
            { id: 'up', label: t`Move up`, icon: ArrowUpIcon, onAction: () => void move(theme, -1) },
            { id: 'down', label: t`Move down`, icon: ArrowDownIcon, onAction: () => void move(theme, 1) },
          ],
        },
        {
          id: 'end',
          items: [{ ...deletion, onAction: () => setOpened({ target: targetOfOne(theme.id), theme }) }],
        },
      ]}
      bulkActions={[
        {
          ...deletion,
          isDanger: true,
          onAction: () => setOpened({ target: targetOf(list.selected, list.filters, list.pagination.total) }),
        },
      ]}
      csvName="themes"
      storageKey="list of themes"
      defaultSorter={{ columnKey: 'sort', order: 'ascend' }}
      empty={
        <EmptyState icon={PaletteIcon} title={<Trans>There are no templates yet</Trans>} actions={addButton}>
          <Trans>
            A template gives shared dashboards and reports by mail a color, a font, a logo and an order of parts.
          </Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(theme) => <ThemeDrawer key={theme.id} theme={theme} open={open} onChanged={list.refresh} />}
      </RowDrawer>
      {opened === 'add' && (
        <AddTheme
          sort={Math.max(0, ...(rows ?? []).map((theme) => theme.sort + 1))}
          onChanged={list.refresh}
          onClose={close}
        />
      )}
      {opened !== null && opened !== 'add' && (
        <DeleteThemes
          target={opened.target}
          name={opened.theme?.name}
          websites={opened.theme?.websites}
          nameOfId={nameOfId}
          onDeleted={list.forget}
          onJob={(id) => {
            list.setSelected(nothingSelected)
            bulkJob.follow(id)
          }}
          onClose={close}
        />
      )}
    </ListPage>
  )
}
