import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** What the fields of users and tasks are called on screen; their names in the calls stand beside them as a description. */
export function useFieldNames() {
  const { t } = useLingui()
  return useMemo(
    () => ({
      union_id: t`User ID`,
      email: t`E-mail`,
      nickname: t`Nickname`,
      level: t`May see`,
      region: t`Region`,
      ref_code: t`Referral code`,
      union_code: t`Partner code`,
      utm_source: t`UTM source`,
      utm_medium: t`UTM medium`,
      task_id: t`Task ID`,
      generation_id: t`Generation ID`,
      task_status: t`Status`,
      task_type: t`Type`,
      model: t`Model`,
      result: t`Answer`,
      error: t`Error`,
      cost: t`Cost`,
      currency: t`Currency`,
    }),
    [t],
  )
}

export type FieldKey = keyof ReturnType<typeof useFieldNames>
