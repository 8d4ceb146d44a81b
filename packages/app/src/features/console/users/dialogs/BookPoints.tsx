import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pointReasons, pointLimits } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../../lib/forms/FormField.tsx'
import { BulkForm } from '../../../../lib/list-page/bulk/BulkForm.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { nameOf } from '../nameOf.ts'
import { useAboutUsers, type AboutUsersProps } from '../useAboutUsers.ts'
import { useNames } from '../useNames.ts'

/** A reversal is made by reversing a row. */
const reasonsToBook = pointReasons.filter((reason) => reason !== 'reversal')

/** Books points to accounts, or from them: of one user, or of all that are selected. */
export function BookPoints(props: AboutUsersProps) {
  const { t } = useLingui()
  const api = useApi()
  const names = useNames()
  const about = useAboutUsers(props)
  const { user } = props
  const { count } = props.target
  const name = user === undefined ? '' : nameOf(user)
  return (
    <BulkForm
      {...about}
      title={
        user === undefined ? (
          <Plural value={count} one="Points of # user" other="Points of # users" />
        ) : (
          <Trans>Points of {name}</Trans>
        )
      }
      sendLabel={<Trans>Book</Trans>}
      doneText={t`Points booked`}
      defaultValues={{ delta: '', reason: 'grant', note: '' }}
      call={(user_id, { delta, reason, note }) =>
        api.userPoints.add({
          user_id,
          delta: Number(delta.trim().replace('−', '-')),
          reason: reasonsToBook.find((known) => known === reason) ?? 'grant',
          note,
        })
      }
    >
      {(control) => (
        <>
          <FormRow>
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
                  description={t`With a minus they are taken away`}
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
                  items={reasonsToBook.map((value) => ({ value, label: names.reasons[value] }))}
                />
              )}
            </FormField>
          </FormRow>
          <FormField control={control} name="note">
            {(field) => <TextField {...field} label={t`Note`} isOptional maxLength={pointLimits.note} />}
          </FormField>
        </>
      )}
    </BulkForm>
  )
}
