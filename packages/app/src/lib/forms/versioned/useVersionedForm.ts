import type { Result } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { toast } from '@sightline/ui'
import type { SendForm } from '@sightline/ui/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import { useCallForm } from '../useCallForm.ts'
import { changedIn, textsOf, type FormTexts } from './changedFields.ts'

interface VersionedFormOptions<Row, Values> {
  row: Row
  /** The values of the fields for a row. */
  valuesOf: (row: Row) => Values
  /** Whether the data of an error response is the current row. */
  isRow: (data: unknown) => data is Row
  /** Saves the fields that differ from the row that was seen, with its version. */
  save: (values: Values, seen: Row) => Promise<Result<Row>>
  onSaved: () => void
  /** The button of the message that the change is saved, for example to undo it. */
  savedAction?: ((before: Row, now: Row) => Parameters<typeof toast.success>[1]) | undefined
}

/** A row that somebody else changed during the edit. */
export interface RowConflict<Values extends FieldValues> {
  /** The texts of the stored version, by their paths. */
  theirs: Readonly<Record<string, string>>
  /** The typed texts, by their paths. */
  mine: Readonly<Record<string, string>>
  /** The paths of the texts in which the stored version differs from the typed values. */
  changed: readonly FieldPath<Values>[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export interface VersionedFormState<Row, Values extends FieldValues> {
  state: SendForm<Values>
  conflict: RowConflict<Values> | null
  /**
   * Takes over the answer to another change of the same row by this person. If that change was made on another version
   * than the one seen here, saving meets the conflict.
   */
  takeOwn: (before: Row, now: Row) => void
}

/** The form that changes a row with a version: a change by somebody else is shown before it is overwritten. */
export function useVersionedForm<Row extends { version: number }, Values extends FieldValues & FormTexts<Values>>(
  options: VersionedFormOptions<Row, Values>,
): VersionedFormState<Row, Values> {
  const { row, valuesOf, isRow, save, onSaved, savedAction } = options
  const { t } = useLingui()
  /** The row as it was last seen. */
  const [seen, setSeen] = useState(row)
  const sentFrom = useRef(row)
  const dismissSaved = useRef<() => void>(undefined)
  const [conflict, setConflict] = useState<Row | null>(null)
  const state = useCallForm<Values, Row>({
    defaultValues: valuesOf(row),
    call: async (values) => {
      sentFrom.current = seen
      const result = await attempt(values, seen)
      setConflict(currentIn(result) ?? null)
      return result
    },
    onDone: (now) => {
      // What could be undone before cannot be any more.
      dismissSaved.current?.()
      dismissSaved.current = toast.success(t`Saved`, savedAction?.(sentFrom.current, now))
      onSaved()
    },
  })
  const values = useWatch({ control: state.form.control }) as Values

  async function attempt(given: Values, before: Row): Promise<Result<Row>> {
    const result = await save(given, before)
    const now = currentIn(result)
    if (now === undefined) return result
    // A stored row that equals the typed values was saved by an earlier attempt whose answer was lost.
    if (changedIn(given, valuesOf(now)).length === 0) return { code: 200, message: 'success', data: now }
    // The change was to a field that this form does not have, such as the points: sending again overwrites nobody.
    if (changedIn(valuesOf(now), valuesOf(before)).length === 0) return attempt(given, now)
    return result
  }
  function currentIn(result: Result<unknown>): Row | undefined {
    const data = 'data' in result ? result.data : undefined
    return result.code !== 200 && result.message === 'row_changed' && isRow(data) ? data : undefined
  }
  const goOnFrom = (now: Row) => {
    setSeen(now)
    setConflict(null)
  }
  // A new version of the row has loaded. While the form has unsaved values, it keeps the version that they are based
  // on, so that nobody is overwritten.
  if (row.version > seen.version && !state.isUnsaved && conflict === null) setSeen(row)
  const show = useEffectEvent((shown: Row) => {
    if (!state.isUnsaved) state.form.reset(valuesOf(shown))
  })
  useEffect(() => show(seen), [seen])
  return {
    // The conflict has its own message.
    state: { ...state, failure: isConflict(state.failure) ? null : state.failure },
    conflict: conflict && {
      theirs: textsOf(valuesOf(conflict)),
      mine: textsOf(values),
      changed: changedIn(values, valuesOf(conflict)),
      onTakeTheirs: () => {
        state.form.reset(valuesOf(conflict))
        goOnFrom(conflict)
      },
      onKeepMine: () => goOnFrom(conflict),
    },
    takeOwn: (before, now) => {
      if (before.version === seen.version) goOnFrom(now)
    },
  }
}

const isConflict = (failure: SendForm<FieldValues>['failure']): boolean =>
  failure?.kind === 'refused' && failure.message === 'row_changed'
