import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { lazyCode } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { useInstance } from '../api.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { RegisterForm } from '../login/RegisterForm.tsx'
import { SecondStep } from '../components/LazySecondStep.ts'
import { SignInForm } from '../login/SignInForm.tsx'

// Few people need these, so their code loads on demand.
const ForgotPassword = lazyCode(withTexts(() => import('../login/ForgotPassword.tsx'), 'guests'))
const AlreadySignedIn = lazyCode(() => import('../login/AlreadySignedIn.tsx'))
const RegistrationClosed = lazyCode(() => import('../login/RegistrationClosed.tsx'))

/** The page to sign in or register; people who are signed in see their account and a link to their sites. */
export default function LoginPage() {
  const { userinfo } = useSession()
  const [search] = useSearchParams()
  const { data: instance, isPending } = useInstance()
  const [challenge, setChallenge] = useState<string | null>(null)
  const view = search.get('view')
  // Somebody who is signed in may have forgotten the password as well.
  if (view === 'forgot') return isPending ? null : <ForgotPassword canMail={instance?.mail === true} />
  if (userinfo !== null) return <AlreadySignedIn email={userinfo.email} />
  if (challenge !== null) return <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />
  const isSettingUp = instance?.set_up_needed === true
  const registration = isSettingUp ? 'closed' : (instance?.registration ?? 'closed')
  if (view !== 'register' || isSettingUp) {
    return (
      <SignInForm
        isSetUpNeeded={isSettingUp}
        canRegister={registration !== 'closed'}
        isDemo={instance?.is_demo === true}
        onSecondStep={setChallenge}
      />
    )
  }
  if (isPending) return null
  return registration === 'closed' ? (
    <RegistrationClosed />
  ) : (
    <RegisterForm needsInvitation={registration === 'invite'} />
  )
}
