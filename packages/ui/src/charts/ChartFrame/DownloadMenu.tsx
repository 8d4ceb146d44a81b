import { msg } from '@lingui/core/macro'
import { Download, FileSpreadsheet, Image } from 'lucide-react'
import type { RefObject } from 'react'
import { csvOf, downloadCsv } from '../../components/data/DataTable/csv/csv.ts'
import { IconButton } from '../../components/actions/IconButton/index.ts'
import { Menu } from '../../components/actions/Menu/index.ts'
import { useText } from '../../format/useText.ts'
import type { ChartRow, ChartRows } from './ChartFrame.types.ts'
import { rowsOf } from './rows.ts'

interface DownloadMenuProps {
  /** Name of the files, without their ending. */
  fileName: string
  data: ChartRows
  /** The element of the drawing; null without one. */
  drawing: RefObject<HTMLElement | null> | null
}

/** The data of a chart as a file, and the chart as a picture. */
export function DownloadMenu({ fileName, data, drawing }: DownloadMenuProps) {
  const text = useText()
  const saveRows = () => {
    const columns = data.columns.map((header, column) => ({
      header,
      value: (row: ChartRow) => row.values[column] ?? null,
    }))
    downloadCsv(fileName, csvOf(columns, rowsOf(data)))
  }
  const savePicture = async () => {
    const place = drawing?.current
    if (place == null) return
    // Few ask for a picture, so its code is none of the page's.
    const { downloadPicture, pictureOf } = await import('./picture.ts')
    downloadPicture(fileName, await pictureOf(place.querySelector('canvas') ?? place, data.caption))
  }
  const label = text(msg`Download`)
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton size="sm" icon={Download} aria-label={label} />}
      items={[
        {
          id: 'download',
          items: [
            { id: 'csv', icon: FileSpreadsheet, label: text(msg`Data (CSV)`), onAction: saveRows },
            ...(drawing === null
              ? []
              : [{ id: 'png', icon: Image, label: text(msg`Picture (PNG)`), onAction: () => void savePicture() }]),
          ],
        },
      ]}
    />
  )
}
