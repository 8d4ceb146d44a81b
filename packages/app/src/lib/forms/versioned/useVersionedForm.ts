import type { Result } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { toast } from '@sightline/ui'
import type { SendForm } from '@sightline/ui/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form'
import { useCallForm } from '../useCallForm.ts'
import { changedIn, textsOf, type FormTexts } from './changed.ts'

interface VersionedFormOptions<Row, Values> {
  row: Row
  /** The values of the fields for a row. */
  valuesOf: (row: Row) => Values
  /** Whether the data of an error response is the current row. */
  isRow: (data: unknown) => data is Row
  /** Saves the fields that differ from the row that was seen, under its version. */
  save: (values: Values, seen: Row) => Promise<Result<Row>>
  onSaved: () => void
}

/** A row that somebody else changed while it was being written, beside what is typed. */
export interface RowConflict<Values extends FieldValues> {
  /** The texts of the stored version, by their paths. */
  theirs: Readonly<Record<string, string>>
  /** The paths of the texts in which it differs from what is typed. */
  changed: readonly FieldPath<Values>[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export interface VersionedFormState<Row, Values extends FieldValues> {
  state: SendForm<Values>
  conflict: RowConflict<Values> | null
  /**
   * Takes the answer to another change of the same row that this person made. Where that was not made on the row that was
   * seen here, what is typed meets the conflict when it is saved.
   */
  takeOwn: (before: Row, now: Row) => void
}

/** The form that changes a row with a version: a change that was made meanwhile is shown before it is written over. */
export function useVersionedForm<Row extends { version: number }, Values extends FieldValues & FormTexts<Values>>(
  options: VersionedFormOptions<Row, Values>,
): VersionedFormState<Row, Values> {
  const { row, valuesOf, isRow, save, onSaved } = options
  const { t } = useLingui()
  /** The row as it was seen last. */
  const [seen, setSeen] = useState(row)
  const [conflict, setConflict] = useState<Row | null>(null)
  const state = useCallForm<Values, Row>({
    defaultValues: valuesOf(row),
    call: async (values) => {
      const result = await attempt(values, seen)
      setConflict(currentIn(result) ?? null)
      return result
    },
    onDone: () => {
      toast.success(t`Saved`)
      onSaved()
    },
  })
  const values = useWatch({ control: state.form.control }) as Values

  async function attempt(given: Values, before: Row): Promise<Result<Row>> {
    const result = await save(given, before)
    const now = currentIn(result)
    if (now === undefined) return result
    // A row that is there as it was typed was saved already, by an attempt whose answer was lost.
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
  // The row came anew. While something is typed, the one that it was typed over stays: whoever changed it is not overruled.
  if (row.version > seen.version && !state.isUnsaved && conflict === null) setSeen(row)
  const show = useEffectEvent((shown: Row) => {
    if (!state.isUnsaved) state.form.reset(valuesOf(shown))
  })
  useEffect(() => show(seen), [seen])
  return {
    // The conflict says it itself.
    state: { ...state, failure: isConflict(state.failure) ? null : state.failure },
    conflict: conflict && {
      theirs: textsOf(valuesOf(conflict)),
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
