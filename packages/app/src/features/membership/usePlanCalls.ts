import type { Billing, Plan, Result } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../lib/api/ApiContext.ts'
import { useMessageText } from '../../lib/i18n/messageTexts.ts'
import { useReloadAll } from './api.ts'
import { noteCheckout } from './checkoutTab.ts'

export interface Choice {
  plan: Plan
  billing: Billing
}

/** The calls that change somebody’s plan; `pending` is the plan, or the portal, whose call is under way. */
export function usePlanCalls() {
  const api = useApi()
  const text = useMessageText()
  const onChanged = useReloadAll()
  const [pending, setPending] = useState<Plan | 'portal' | 'withdraw' | null>(null)

  async function run<Data>(what: typeof pending, call: () => Promise<Result<Data>>, onDone: (data: Data) => unknown) {
    setPending(what)
    const result = await call()
    if (result.code === 200) {
      await onDone(result.data)
      // A call that leads to another page stays pending until the browser has left.
      if (!isAddress(result.data)) setPending(null)
      return
    }
    setPending(null)
    toast.error(text(result.message))
  }

  return {
    pending,
    buy: (choice: Choice) =>
      run(
        choice.plan,
        () => api.order.checkout(choice),
        (page) => {
          noteCheckout(sessionStorage)
          goTo(page)
        },
      ),
    openPortal: () => run('portal', () => api.order.portal({}), goTo),
    request: (choice: Choice) => run(choice.plan, () => api.order.requestPlan(choice), onChanged),
    withdraw: (id: string) => run('withdraw', () => api.order.withdrawRequest({ id }), onChanged),
  }
}

const isAddress = (data: unknown): boolean => typeof data === 'object' && data !== null && 'url' in data

/** The payment page opens in this tab, because it leads back here. */
const goTo = ({ url }: { url: string }): void => window.location.assign(url)
