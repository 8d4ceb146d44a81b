import { unwrap, type CallInput, type CallOutput, type ListName } from '@sightline/api-client'
import { toast, type FilterSet, type TableView } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.ts'
import { useMessageText } from '../i18n/messageTexts.ts'
import { unknownIn } from './unknownSettings.ts'

type Settings = CallOutput<'listSetting', 'get'>

/** What the person has chosen for a list, kept with the account. */
export function useListSettings(
  list: ListName,
  columns: readonly { id: string }[],
  fields: readonly { name: string }[],
) {
  const api = useApi()
  const queries = useQueryClient()
  const text = useMessageText()
  const queryKey = ['list settings', list]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(api.listSetting.get({ list }, { signal, progress: false })),
    staleTime: Infinity,
  })
  const save = async (part: Partial<Settings>) => {
    queries.setQueryData<Settings>(queryKey, (known = { table_view: null, filter_sets: [] }) => ({ ...known, ...part }))
    const { code, message } = await api.listSetting.save({ list, ...part } as CallInput<'listSetting', 'save'>)
    if (code !== 200) toast.error(text(message))
  }
  return {
    defaultTableView: data?.table_view ?? undefined,
    onTableViewChange: (view: TableView) => void save({ table_view: view as Settings['table_view'] }),
    filterSets: data?.filter_sets,
    // Until they are known, one that is added would replace them all.
    onFilterSetsChange:
      data === undefined
        ? undefined
        : (sets: readonly FilterSet[]) => void save({ filter_sets: [...sets] as Settings['filter_sets'] }),
    unknown: data === undefined ? [] : unknownIn(data, columns, fields),
  }
}
