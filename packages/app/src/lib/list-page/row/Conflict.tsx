import { ConflictNotice, missing } from '@sightline/ui'
import { useMessageText } from '../../i18n/messageTexts.ts'
import type { FormTexts } from './changed.ts'
import type { RowConflict } from './useRowForm.ts'

interface ConflictProps<Values> extends RowConflict<Values> {
  /** What the fields are called where people fill them in; without it their keys stand there. */
  labels?: Readonly<Record<keyof Values, string>> | undefined
}

/** What a row says now that somebody else has changed, in the words of the service’s messages. */
export function Conflict<Values extends FormTexts<Values>>(props: ConflictProps<Values>) {
  const { theirs, changed, labels, onTakeTheirs, onKeepMine } = props
  const text = useMessageText()
  return (
    <ConflictNotice
      title={text('row_changed')}
      items={changed.map((name) => ({
        id: String(name),
        label: labels === undefined ? <span dir="ltr">{String(name)}</span> : labels[name],
        value: theirs[name] || missing,
      }))}
      {...{ onTakeTheirs, onKeepMine }}
    />
  )
}
