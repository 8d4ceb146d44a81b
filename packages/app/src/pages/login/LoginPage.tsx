import { useSearchParams } from 'wouter'
import { useInstance } from '../../session/queries.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { RegistrationClosed } from './RegistrationClosed.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Sign in or register; for those who are signed in, who they are and where to go. */
export function LoginPage() {
  const { userinfo } = useSession()
  const [search] = useSearchParams()
  const { data: instance, isPending } = useInstance()
  if (userinfo !== null) return <SignedIn email={userinfo.email} />
  const view = search.get('view')
  const isSettingUp = instance?.set_up_needed === true
  const registration = isSettingUp ? 'closed' : (instance?.registration ?? 'closed')
  if (view === 'forgot') return <ForgotPassword />
  if (view !== 'register' || isSettingUp) {
    return <SignInForm isSetUpNeeded={isSettingUp} canRegister={registration !== 'closed'} />
  }
  if (isPending) return null
  return registration === 'closed' ? (
    <RegistrationClosed />
  ) : (
    <RegisterForm needsInvitation={registration === 'invite'} />
  )
}
