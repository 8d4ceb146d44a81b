import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BulkForm } from '../../../../lib/list-page/bulk/BulkForm.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { BalancePreview } from '../../points/BalancePreview.tsx'
import { PointFields } from '../../points/PointFields.tsx'
import { ledgerEntryOf, noPoints } from '../../points/pointForm.ts'
import { nameOf } from '../nameOf.ts'
import { useUserFormProps, type UserFormProps } from '../useUserFormProps.ts'

/** Adds points to accounts, or takes them away: of one user, or of all that are selected. */
export function AdjustPoints(props: UserFormProps) {
  const { t } = useLingui()
  const api = useApi()
  const about = useUserFormProps(props)
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
      sendLabel={<Trans>Save</Trans>}
      doneText={t`Points adjusted`}
      defaultValues={noPoints}
      call={(user_id, values) => api.userPoints.add(ledgerEntryOf(user_id, values))}
    >
      {(control) => (
        <>
          <PointFields control={control} isFirst />
          {user !== undefined && <BalancePreview control={control} balance={user.points} />}
        </>
      )}
    </BulkForm>
  )
}
