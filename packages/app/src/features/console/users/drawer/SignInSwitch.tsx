import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Switch, toast } from '@sightline/ui'
import { useId, useState } from 'react'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { Framed } from './UserDrawer.styles.ts'
import { isUserRow } from '../userForm.ts'

interface SignInSwitchProps {
  user: AppUser
  isDisabled: boolean
  /** Called with the row as it was and as it is now. */
  onChanged: (before: AppUser, now: AppUser) => void
}

/** Whether a user may sign in: it acts at once. */
export function SignInSwitch({ user, isDisabled, onChanged }: SignInSwitchProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const helpId = useId()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const change = async (isActive: boolean, row: AppUser = user): Promise<void> => {
    setIsPending(true)
    setError(null)
    const status = isActive ? 'active' : 'disabled'
    const result = await api.appUser.updateAppUser({ id: row.id, version: row.version, status })
    // Whatever else was changed meanwhile stays as it is.
    const now = 'data' in result ? result.data : undefined
    if (result.code !== 200 && result.message === 'row_changed' && isUserRow(now)) return change(isActive, now)
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    toast.success(t`Saved`)
    onChanged(row, result.data)
  }
  return (
    <Framed>
      <div>
        <strong>
          <Trans>May sign in</Trans>
        </strong>
        <div id={helpId}>
          <Trans>Turning it off signs out every device at once</Trans>
        </div>
      </div>
      <Switch
        aria-label={t`May sign in`}
        aria-describedby={helpId}
        isSelected={user.status === 'active'}
        isDisabled={isDisabled}
        isPending={isPending}
        onChange={(isActive) => void change(isActive)}
        errorMessage={error}
      />
    </Framed>
  )
}
