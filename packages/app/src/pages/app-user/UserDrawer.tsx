import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Avatar, Button, Checkbox, DeleteIcon, Drawer, TextField, toast } from '@sightline/ui'
import { useId, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { Conflict } from '../../lists/Conflict.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { Addresses } from './Addresses.tsx'
import { nameOf } from './nameOf.ts'
import { UserFacts } from './UserFacts.tsx'
import { UserFields } from './UserFields.tsx'
import { changedIn, changeOf, isUserRow, valuesOf } from './userForm.ts'

interface UserDrawerProps {
  user: AppUser
  canEdit: boolean
  isAdmin: boolean
  onChanged: () => void
  onDelete: () => void
  onClose: () => void
}

/** Everything about one user, and the form that changes it. */
export function UserDrawer({ user, canEdit, isAdmin, onChanged, onDelete, onClose }: UserDrawerProps) {
  const { t } = useLingui()
  const { api, userinfo } = useSession()
  const formId = useId()
  const isOwn = user.email === userinfo?.email
  /** The row as it was seen last: a conflict brings a newer one. */
  const [seen, setSeen] = useState(user)
  const [conflict, setConflict] = useState<AppUser | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ defaultValues: valuesOf(user), shouldFocusError: false })
  const status = useController({ control: form.control, name: 'status' })
  const values = useWatch({ control: form.control }) as ReturnType<typeof valuesOf>
  const isChanged = canEdit && changedIn(values, seen).length > 0
  const name = nameOf(user)

  const save = form.handleSubmit(async (given) => {
    setRefusal(null)
    const result = await api.appUser.updateAppUser(changeOf(given, seen))
    if (result.code === 200) {
      toast.success(t`Saved`)
      onChanged()
      return onClose()
    }
    const now = 'data' in result ? result.data : undefined
    if (result.message === 'row_changed' && isUserRow(now)) return setConflict(now)
    setRefusal(showRefusal(form, result))
  })
  const goOnFrom = (row: AppUser) => {
    setSeen(row)
    setConflict(null)
  }
  return (
    <Drawer
      title={canEdit ? <Trans>Edit {name}</Trans> : name}
      subtitle={<bdi>{user.email}</bdi>}
      picture={<Avatar name={name} seed={user.email} size="lg" />}
      isOpen
      onClose={onClose}
      hasUnsavedChanges={isChanged}
      {...(canEdit && {
        footerStart: !isOwn && (
          <Button variant="ghost" flush="start" icon={DeleteIcon} onPress={onDelete}>
            <Trans>Delete user</Trans>
          </Button>
        ),
        footer: (
          <>
            <Button slot="close">
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={form.formState.isSubmitting}>
              <Trans>Save changes</Trans>
            </Button>
          </>
        ),
      })}
    >
      <FormColumn id={formId} onSubmit={(event) => void save(event)} noValidate>
        {conflict !== null && (
          <Conflict
            theirs={valuesOf(conflict)}
            changed={changedIn(values, conflict)}
            onTakeTheirs={() => {
              form.reset(valuesOf(conflict))
              goOnFrom(conflict)
              onChanged()
            }}
            onKeepMine={() => goOnFrom(conflict)}
          />
        )}
        <FormErrors form={form} refusal={refusal} />
        <TextField label="union_id" value={user.union_id} isReadOnly help={t`Made by the system, and never changed`} />
        <UserFields control={form.control} isReadOnly={!canEdit} hasLevel={isAdmin && !isOwn} />
        <Checkbox
          isSelected={status.field.value === 'active'}
          isDisabled={!canEdit || isOwn}
          onChange={(isActive) => status.field.onChange(isActive ? 'active' : 'disabled')}
        >
          <Trans>May sign in. Without it every device is signed out at once.</Trans>
        </Checkbox>
        <UserFacts user={user} />
        <Addresses user={user} canRemove={isAdmin} onChanged={onChanged} />
      </FormColumn>
    </Drawer>
  )
}
