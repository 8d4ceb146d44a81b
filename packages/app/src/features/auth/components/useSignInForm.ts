import type { MessageKey, Result } from '@sightline/api-client'
import type { SendForm } from '@sightline/ui/form'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'wouter'
import { paths } from '../../../lib/navigation/paths.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { challengeIn } from './secondStepChallenge.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'

interface SignInFormOptions<Values extends FieldValues> {
  defaultValues: Values
  call: (values: Values) => Promise<Result<unknown>>
  /** Called when a second step follows, with the token that it needs. */
  onSecondStep?: (challenge: string) => void
  /** The error that the form shows from the start. */
  initialError?: MessageKey | undefined
  /**
   * How the address changes after signing in: `push` adds an entry, `replace` replaces the entry of a link that is used
   * up, `keep` leaves it because the form stands in place of a page, which then appears by itself.
   * @default 'push'
   */
  address?: 'push' | 'replace' | 'keep'
}

/** A form that signs the person in and then opens their sites. */
export function useSignInForm<Values extends FieldValues>(options: SignInFormOptions<Values>): SendForm<Values> {
  const { address = 'push', call, onSecondStep, ...rest } = options
  const { refresh } = useSession()
  const [, navigate] = useLocation()
  return useCallForm({
    ...rest,
    call: async (values) => {
      const result = await call(values)
      const challenge = challengeIn(result)
      if (challenge !== undefined) onSecondStep?.(challenge)
      return result
    },
    onDone: () => {
      if (address !== 'keep') navigate(paths.sites, { replace: address === 'replace' })
      refresh()
    },
  })
}
