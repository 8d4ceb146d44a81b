import { Trans, useLingui } from '@lingui/react/macro'
import { resettables, type AppUser, type CallOutput } from '@sightline/api-client'
import { Button, Callout, Dialog, Select } from '@sightline/ui'
import { FormActions, FormColumn } from '@sightline/ui/form'
import { useState } from 'react'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import { JobProgress } from '../../../../lib/jobs/JobProgress.tsx'
import { nameOf } from '../nameOf.ts'
import { OneTimeLink } from './OneTimeLink.tsx'

type What = (typeof resettables)[number]

interface ResetUserProps {
  user: AppUser
  /** What is to be reset, where that is known already. */
  what?: What | null
  onChanged: () => void
  onClose: () => void
}

/** Resets one thing of a user, by name. */
export function ResetUser({ user, what: known = null, onChanged, onClose }: ResetUserProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const name = nameOf(user)
  const [what, setWhat] = useState<What | null>(known)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState<CallOutput<'appUser', 'resetUser'> | null>(null)
  const names: Record<What, string> = {
    password: t`Password`,
    two_factors: t`Two-factor sign-in`,
    membership: t`Membership`,
    data: t`Collected data`,
  }
  const effects: Record<What, string> = {
    password: t`The password stops working and every device is signed out. A one-time link sets a new one.`,
    two_factors: t`The password alone signs in, until the user sets up two-factor sign-in again. The user is told.`,
    membership: t`Every order that is still running ends now. The orders themselves stay.`,
    data: t`All data collected for this user’s sites is deleted. The sites stay. It cannot be undone.`,
  }
  const reset = async () => {
    if (what === null) return setError(text('field_required'))
    setIsPending(true)
    setError(null)
    const result = await api.appUser.resetUser({ id: user.id, what })
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    setDone(result.data)
    onChanged()
  }
  return (
    <Dialog
      title={<Trans>Reset for {name}</Trans>}
      isOpen
      onOpenChange={onClose}
      footer={
        <FormActions>
          {done === null ? (
            <>
              <Button onPress={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button variant="danger" isPending={isPending} onPress={() => void reset()}>
                <Trans>Reset</Trans>
              </Button>
            </>
          ) : (
            <Button variant="primary" onPress={onClose}>
              <Trans>Done</Trans>
            </Button>
          )}
        </FormActions>
      }
    >
      {done === null ? (
        <FormColumn as="div">
          <Select
            label={t`What to reset`}
            items={resettables.map((value) => ({ value, label: names[value] }))}
            value={what}
            onChange={(value) => {
              setError(null)
              setWhat(resettables.find((one) => one === value) ?? null)
            }}
            errorMessage={error}
            description={what !== null ? effects[what] : undefined}
          />
        </FormColumn>
      ) : (
        <>
          {done.link !== null && <OneTimeLink link={done.link} />}
          {done.job_id !== null && <JobProgress id={done.job_id} label={t`Deleting the data`} />}
          {done.link === null && done.job_id === null && (
            <Callout
              tone="positive"
              title={
                what === 'two_factors' ? (
                  <Trans>Two-factor sign-in was removed</Trans>
                ) : (
                  <Trans>The membership was reset</Trans>
                )
              }
            />
          )}
        </>
      )}
    </Dialog>
  )
}
