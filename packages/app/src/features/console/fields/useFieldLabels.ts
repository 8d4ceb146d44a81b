import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Labels of the fields of users and AI tasks, by their names in the API. */
export function useFieldLabels() {
  const { t } = useLingui()
  return useMemo(
    () => ({
      union_id: t`User ID`,
      email: t`E-mail`,
      nickname: t`Nickname`,
      // The level of an app user says what the interface shows to this person.
      level: t`May see`,
      region: t`Region`,
      ref_code: t`Referral code`,
      union_code: t`Partner code`,
      utm_source: t`UTM source`,
      utm_medium: t`UTM medium`,
      task_id: t`Task ID`,
      action_id: t`Action ID`,
      generation_id: t`Generation ID`,
      task_status: t`Status`,
      task_type: t`Type`,
      domain: t`Site`,
      model: t`Model`,
      // The result of an AI task is the answer of the model.
      result: t`Answer`,
      error: t`Error`,
      cost: t`Cost`,
      currency: t`Currency`,
    }),
    [t],
  )
}

export type FieldKey = keyof ReturnType<typeof useFieldLabels>
