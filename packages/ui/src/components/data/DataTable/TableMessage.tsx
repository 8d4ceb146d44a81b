import { ListMessage, type ListMessageProps } from './ListMessage.tsx'
import { MessageCell, Seen } from './DataTable.styles.ts'

interface TableMessageProps extends ListMessageProps {
  columnCount: number
  /** The width that is seen of a table that scrolls sideways, in px. */
  visibleWidth: number | undefined
}

/** The message in place of rows, in a cell as wide as the table. */
export function TableMessage({ columnCount, visibleWidth, ...message }: TableMessageProps) {
  return (
    <tbody>
      <tr>
        <MessageCell colSpan={columnCount}>
          <Seen $width={visibleWidth}>
            <ListMessage {...message} />
          </Seen>
        </MessageCell>
      </tr>
    </tbody>
  )
}
