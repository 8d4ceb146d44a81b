import { ConflictNotice, missing } from '@sightline/ui'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useMessageText } from '../../i18n/messageTexts.ts'
import type { RowConflict } from './useRowForm.ts'

/** What the texts of a form are called where people fill them in, by their paths. */
export type FieldLabels<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string>>>

interface ConflictProps<Values extends FieldValues> extends RowConflict<Values> {
  /** A text without a label stands under its path. */
  labels?: FieldLabels<Values> | undefined
}

/** What a row says now that somebody else has changed, in the words of the service’s messages. */
export function Conflict<Values extends FieldValues>(props: ConflictProps<Values>) {
  const { theirs, changed, labels, onTakeTheirs, onKeepMine } = props
  const text = useMessageText()
  return (
    <ConflictNotice
      title={text('row_changed')}
      items={changed.map((path) => ({
        id: path,
        label: labels?.[path] ?? <span dir="ltr">{path}</span>,
        value: theirs[path] || missing,
      }))}
      {...{ onTakeTheirs, onKeepMine }}
    />
  )
}
