import { Trans, useLingui } from '@lingui/react/macro'
import type { FilterName, Theme } from '@sightline/api-client'
import { Button, DeleteIcon, EditIcon, EmptyState, nothingSelected, PaletteIcon, PlusIcon } from '@sightline/ui'
import { useCallback, useState } from 'react'
import { BulkJob } from '../../../lib/list-page/bulk/BulkJob.tsx'
import { targetOf, targetOfOne, type BulkTarget } from '../../../lib/list-page/bulk/bulkCall.ts'
import { useBulkJob } from '../../../lib/list-page/bulk/useBulkJob.ts'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { AddTheme } from '../themes/AddTheme.tsx'
import { DeleteThemes } from '../themes/DeleteThemes.tsx'
import { ThemeDrawer } from '../themes/ThemeDrawer.tsx'
import { ViewControl, viewParam } from '../themes/ViewControl.tsx'
import { useThemeColumns } from '../themes/useThemeColumns.tsx'
import { useMoveTheme } from '../themes/useMoveTheme.ts'
import { ThemeGallery } from '../themes/ThemeGallery.tsx'
import { ownOrder, themesKey, useThemeList } from '../themes/useThemeList.ts'
import { useThemeMenu } from '../themes/useThemeMenu.ts'
import { useThemeStatusNames } from '../themes/useThemeStatusNames.ts'

const nameOf = ({ name }: Theme) => name

type Opened = { target: BulkTarget<FilterName<'themes'>>; theme?: Theme } | 'add'

/** The console’s page of themes, which shared dashboards and mailed reports can have. */
export default function ThemesPage() {
  const { t } = useLingui()
  const api = useApi()
  const statusNames = useThemeStatusNames()
  const list = useThemeList()
  const columns = useThemeColumns()
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
  const move = useMoveTheme(list.refresh)
  const [view, setView] = useSearchParam('view', viewParam)
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('add')}>
      <Trans>Add template</Trans>
    </Button>
  )
  const fields = filterFields('themes', { id: 'id', name: t`Name`, status: t`Status` }, statusNames).filter(
    ({ name }) => name !== 'id',
  )
  const menuOf = useThemeMenu({
    rows,
    move,
    onDelete: (theme) => setOpened({ target: targetOfOne(theme.id), theme }),
  })
  const empty = (
    <EmptyState icon={PaletteIcon} title={<Trans>There are no templates yet</Trans>} actions={addButton}>
      <Trans>
        A template gives shared dashboards and reports by mail a color, a font, a logo and an order of parts.
      </Trans>
    </EmptyState>
  )
  return (
    <ConsoleList
      list={list}
      title={t`Template management`}
      searchLabel={t`Search templates`}
      fields={fields}
      actions={
        <>
          <ViewControl value={view} onChange={setView} />
          {addButton}
        </>
      }
      progress={<BulkJob followed={bulkJob} nameOf={nameOfId} onChanged={list.refresh} />}
      columns={columns}
      rowName={nameOf}
      rowAction={(theme) => {
        const name = nameOf(theme)
        return { label: t`Edit ${name}`, icon: EditIcon, onPress: () => open.open(theme.id), isOpening: true }
      }}
      rowMenu={menuOf}
      bulkActions={[
        {
          id: 'delete',
          label: t`Delete`,
          icon: DeleteIcon,
          isDanger: true,
          onAction: () => setOpened({ target: targetOf(list.selected, list.filters, list.pagination.total) }),
        },
      ]}
      csvName="themes"
      settingsOf="themes"
      defaultSorter={ownOrder}
      empty={empty}
      view={
        view === 'gallery' ? (
          <ThemeGallery
            list={list}
            menuOf={menuOf}
            onOpen={({ id }) => open.open(id)}
            onMove={(theme, target, position) => void move(theme, target, position)}
            empty={empty}
          />
        ) : undefined
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
    </ConsoleList>
  )
}
