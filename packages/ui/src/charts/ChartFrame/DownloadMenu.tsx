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
  /** File name of the downloads, without extension. */
  fileName: string
  data: ChartRows
  /** The element of the drawing; null without one. */
  drawing: RefObject<HTMLElement | null> | null
}

/** Menu that downloads the data of a chart as a file or the chart as a picture. */
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
    // Pictures are rarely downloaded, so their code is loaded on demand.
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
