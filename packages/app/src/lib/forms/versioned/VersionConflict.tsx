import { ConflictNotice, missing } from '@sightline/ui'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useMessageText } from '../../i18n/messageTexts.ts'
import type { RowConflict } from './useVersionedForm.ts'

/** Labels of the fields of a form, by their paths. */
export type FieldLabels<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string>>>

interface VersionConflictProps<Values extends FieldValues> extends RowConflict<Values> {
  /** A field without a label is shown by its path. */
  labels?: FieldLabels<Values> | undefined
}

/** Says that somebody else has changed the row meanwhile, with both values of the fields that differ. */
export function VersionConflict<Values extends FieldValues>(props: VersionConflictProps<Values>) {
  const { theirs, mine, changed, labels, onTakeTheirs, onKeepMine } = props
  const text = useMessageText()
  return (
    <ConflictNotice
      title={text('row_changed')}
      items={changed.map((path) => ({
        id: path,
        label: labels?.[path] ?? <span dir="ltr">{path}</span>,
        value: theirs[path] || missing,
        own: mine[path] || missing,
      }))}
      {...{ onTakeTheirs, onKeepMine }}
    />
  )
}
