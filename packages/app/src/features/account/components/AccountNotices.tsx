import { useAccount, useIsReadOnly } from '../api.ts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'

const AccountNoticeList = lazyInPlace(() => import('./AccountNoticeList.tsx'))

/**
 * Notices above every page: that this tab views another person’s account and cannot change it, and when the account
 * will be deleted.
 */
export function AccountNotices() {
  const isReadOnly = useIsReadOnly()
  const dueAt = useAccount().data?.deletion_due_at ?? null
  return isReadOnly || dueAt !== null ? <AccountNoticeList {...{ isReadOnly, dueAt }} /> : null
}
