import {
  columnResizingFeature,
  columnSizingFeature,
  createColumnHelper,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { useKit } from '../../../../provider/KitContext.ts'

const features = tableFeatures({ columnSizingFeature, columnResizingFeature })

interface ColumnResizeOptions {
  id: string
  /** The width of the column in px, and the least that it may have. */
  width: number
  minWidth: number
  /** Called with the new width in px while the edge of the column is dragged. */
  onResize: (width: number) => void
}

/** The used part of a table of TanStack: whether its column is being resized, and what begins that. */
interface ColumnTable {
  getLeafHeaders: () => { getResizeHandler: () => (event: unknown) => void }[]
  Subscribe: (props: {
    selector: (state: { columnResizing: { isResizingColumn: string | false } }) => boolean
    children: (isResizing: boolean) => ReactNode
  }) => ReactNode
}

/** How the edge of one column is dragged, with a mouse or a finger. */
export function useColumnResize({ id, width, minWidth, onResize }: ColumnResizeOptions) {
  const { direction } = useKit()
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, never>()
    return helper.columns([helper.display({ id, minSize: minWidth })])
  }, [id, minWidth])
  const table = useTable(
    {
      features,
      columns,
      data: nothing,
      state: { columnSizing: { [id]: width } },
      columnResizeMode: 'onChange',
      columnResizeDirection: direction,
      onColumnSizingChange: (update) => {
        const next = functionalUpdate(update, { [id]: width })[id]
        if (next !== undefined && next !== width) onResize(next)
      },
    },
    // The library's own state, such as the start of a drag, concerns only the handle.
    selectNothing,
  )
  // The library's type names a package that is only a dependency of its dependency.
  const { getLeafHeaders, Subscribe } = table as unknown as ColumnTable
  return { start: getLeafHeaders()[0]?.getResizeHandler(), Subscribe }
}

const nothing: never[] = []
const selectNothing = () => null
