import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pointReasons, type AppUser } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import { FormField } from '../../forms/FormField.tsx'
import { BulkForm } from '../../lists/BulkForm.tsx'
import type { BulkTarget } from '../../lists/bulk.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { nameOf } from './nameOf.ts'
import type { FilterName } from './names.ts'
import { Pair } from './UserDrawer.styles.ts'
import { useNames } from './useNames.ts'
import { idsOfUsers } from './useUserList.ts'

interface BookPointsProps {
  target: BulkTarget<FilterName>
  /** Whose points they are, where it is one. */
  user: AppUser | undefined
  /** What the user of an id is called, in the report. */
  nameOfId?: (id: string) => string
  onChanged: () => void
  onClose: () => void
}

/** A reversal is made by reversing a row. */
const reasonsToBook = pointReasons.filter((reason) => reason !== 'reversal')

/** Books points to accounts, or from them: of one user, or of all that are selected. */
export function BookPoints({ target, user, nameOfId = (id) => id, onChanged, onClose }: BookPointsProps) {
  const { t } = useLingui()
  const { api } = useSession()
  const names = useNames()
  const { count } = target
  const name = user === undefined ? '' : nameOf(user)
  return (
    <BulkForm
      title={
        user === undefined ? (
          <Plural value={count} one="Points of # user" other="Points of # users" />
        ) : (
          <Trans>Points of {name}</Trans>
        )
      }
      sendLabel={<Trans>Book</Trans>}
      doneText={t`Points booked`}
      target={target}
      idsOf={(filters) => idsOfUsers(api, filters)}
      nameOf={nameOfId}
      defaultValues={{ delta: '', reason: 'grant', note: '' }}
      call={(user_id, { delta, reason, note }) =>
        api.userPoints.add({
          user_id,
          delta: Number(delta.trim().replace('−', '-')),
          reason: reasonsToBook.find((known) => known === reason) ?? 'grant',
          note,
        })
      }
      onChanged={onChanged}
      onClose={onClose}
    >
      {(control) => (
        <>
          <Pair>
            <FormField
              control={control}
              name="delta"
              required="field_required"
              validate={(delta) => (/^[+\-−]?\d{0,9}[1-9]\d{0,9}$/.test(delta) ? undefined : 'field_invalid')}
            >
              {(field) => (
                <TextField
                  {...field}
                  label={t`Points`}
                  help={t`With a minus they are taken away`}
                  maxLength={11}
                  autoFocus
                />
              )}
            </FormField>
            <FormField control={control} name="reason" required="field_required">
              {(field) => (
                <Select
                  {...field}
                  label={t`Reason`}
                  options={reasonsToBook.map((value) => ({ value, label: names.reasons[value] }))}
                />
              )}
            </FormField>
          </Pair>
          <FormField control={control} name="note">
            {(field) => <TextField {...field} label={t`Note`} isOptional maxLength={500} />}
          </FormField>
        </>
      )}
    </BulkForm>
  )
}
