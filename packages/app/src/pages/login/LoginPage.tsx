import { useSession } from '../../session/SessionProvider.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Sign in; for those who are signed in, who they are and where to go. */
export function LoginPage() {
  const { userinfo } = useSession()
  return userinfo === null ? <SignInForm /> : <SignedIn email={userinfo.email} />
}
