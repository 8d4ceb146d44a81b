import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type CallOutput } from '@sightline/api-client'
import {
  Badge,
  Button,
  Callout,
  Card,
  ErrorState,
  Inline,
  Skeleton,
  Stack,
  Text,
  toast,
  useFormat,
} from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { SetUpTwoFactors } from './SetUpTwoFactors.tsx'
import { twoFactorsKey } from './twoFactorsKey.ts'
import { OwnPasswordField } from '../components/OwnPasswordField.tsx'

type State = CallOutput<'user', 'twoFactors'>

/** The card of two-factor authentication: whether it is on, and the actions that change it. */
export function TwoFactors({ canEdit }: { canEdit: boolean }) {
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const [opened, setOpened] = useState<'set-up' | 'codes' | 'off' | null>(null)
  const answer = useQuery({
    queryKey: twoFactorsKey,
    queryFn: ({ signal }) => unwrap(api.user.twoFactors({}, { signal })),
  })
  const close = () => {
    setOpened(null)
    void queries.invalidateQueries({ queryKey: twoFactorsKey })
  }
  return (
    <Card
      title={<Trans>Two-factor sign-in</Trans>}
      description={<Trans>You sign in with your password and a code from an app on your phone.</Trans>}
      actions={answer.data !== undefined && <Switched since={answer.data.since} />}
    >
      {answer.isError ? (
        <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void answer.refetch()}>
          {text(answer.error.message)}
        </ErrorState>
      ) : answer.data === undefined ? (
        <Skeleton blockSize="4rem" />
      ) : opened === 'set-up' ? (
        <SetUpTwoFactors onDone={close} />
      ) : opened === 'codes' ? (
        <NewRecoveryCodes onDone={close} />
      ) : (
        <Stack>
          <Facts state={answer.data} />
          {canEdit && (
            <Inline>
              {answer.data.since === null ? (
                <Button variant="primary" onPress={() => setOpened('set-up')}>
                  <Trans>Set up two-factor sign-in</Trans>
                </Button>
              ) : (
                <>
                  <Button onPress={() => setOpened('codes')}>
                    <Trans>New recovery codes</Trans>
                  </Button>
                  {!answer.data.is_required && (
                    <Button onPress={() => setOpened('off')}>
                      <Trans>Turn off</Trans>
                    </Button>
                  )}
                </>
              )}
            </Inline>
          )}
        </Stack>
      )}
      {opened === 'off' && <SwitchOff onDone={close} />}
    </Card>
  )
}

const Switched = ({ since }: Pick<State, 'since'>) =>
  since === null ? (
    <Badge tone="neutral">
      <Trans>Off</Trans>
    </Badge>
  ) : (
    <Badge tone="positive">
      <Trans>On</Trans>
    </Badge>
  )

function Facts({ state: { since, recovery_codes_left: left, is_required } }: { state: State }) {
  const format = useFormat()
  if (since === null)
    return (
      <Text>
        <Trans>Anyone who learns your password can sign in with it.</Trans>
      </Text>
    )
  const day = format.isoDay(since, 'UTC')
  return (
    <>
      <Text>
        <Trans>On since {day}</Trans>
        {' · '}
        <Plural value={left} one="# recovery code left" other="# recovery codes left" />
      </Text>
      {left < 3 && <Callout tone="warning" title={<Trans>Few recovery codes are left. Create new ones.</Trans>} />}
      {is_required && (
        <Text>
          <Trans>This instance requires it for your account.</Trans>
        </Text>
      )}
    </>
  )
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { password: '' },
    call: (values) => api.user.endTwoFactors(values),
    onDone: () => {
      toast.success(t`Two-factor sign-in is off`)
      onDone()
    },
  })
  return (
    <FormDialog
      title={<Trans>Turn off two-factor sign-in</Trans>}
      state={state}
      sendLabel={<Trans>Turn off</Trans>}
      onClose={onDone}
    >
      <OwnPasswordField control={state.form.control} />
    </FormDialog>
  )
}
