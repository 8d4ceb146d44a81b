import { useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { TextField } from '@sightline/ui'
import { FieldLabel } from '../../fields/FieldLabel.tsx'
import { VersionedForm } from '../../../../lib/forms/versioned/VersionedForm.tsx'
import { useFieldLabels } from '../../fields/useFieldLabels.ts'
import type { VersionedFormState } from '../../../../lib/forms/versioned/useVersionedForm.ts'
import { SignInSwitch } from './SignInSwitch.tsx'
import { UserFacts } from './UserFacts.tsx'
import { UserFields } from '../UserFields.tsx'
import type { UserValues } from '../userForm.ts'

interface UserProfileProps {
  user: AppUser
  profile: VersionedFormState<AppUser, UserValues>
  canEdit: boolean
  canEditLevel: boolean
  /** Whether signing in may be allowed and forbidden. */
  canToggleSignIn: boolean
  onRowChanged: (before: AppUser, now: AppUser) => void
  onChanged: () => void
}

/** The fields of a user that may be written, and what changes elsewhere. */
export function UserProfile(props: UserProfileProps) {
  const { user, profile, canEdit, canEditLevel, canToggleSignIn, onRowChanged, onChanged } = props
  const { t } = useLingui()
  return (
    <VersionedForm form={profile} onTakeTheirs={onChanged} labels={useFieldLabels()}>
      <UserFields control={profile.state.form.control} isReadOnly={!canEdit} canEditLevel={canEditLevel}>
        <TextField
          label={<FieldLabel name="union_id" />}
          value={user.union_id}
          isReadOnly
          description={t`Created by the system, and never changed`}
        />
      </UserFields>
      <SignInSwitch user={user} isDisabled={!canToggleSignIn} onChanged={onRowChanged} />
      <UserFacts user={user} />
    </VersionedForm>
  )
}
