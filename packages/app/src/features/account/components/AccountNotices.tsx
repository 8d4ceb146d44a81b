import { useAccount } from '../api.ts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'

const AccountNoticeList = lazyInPlace(() => import('./AccountNoticeList.tsx'))

/** Notices above every page: that this tab views another person’s account, and when the account will be deleted. */
export function AccountNotices() {
  const account = useAccount().data
  return account?.view_as || account?.deletion_due_at ? <AccountNoticeList account={account} /> : null
}
