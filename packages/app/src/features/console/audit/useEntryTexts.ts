import { useLingui } from '@lingui/react/macro'
import type { AccountLevel } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useMemo } from 'react'
import { moneyText } from '../../../lib/list-page/money.ts'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { useTaskStatusNames } from '../../../lib/ai-tasks/TaskStatusBadge.tsx'
import { usePlanNames } from '../../membership/index.ts'
import { useFieldLabels } from '../fields/useFieldLabels.ts'
import { useThemeStatusNames } from '../themes/useThemeStatusNames.ts'
import { rowOf } from './rows.ts'
import type { AuditEntry } from './useAuditList.ts'

/** What stands in an entry for a value that is not kept. */
export const hidden = '…'

/** The labels of the fields of an entry, and their values as people read them. */
export function useEntryTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const fieldLabels = useFieldLabels()
  const { plans, billings, orderStatuses } = usePlanNames()
  const themeStatuses = useThemeStatusNames()
  const taskStatuses = useTaskStatusNames()
  return useMemo(() => {
    const labels: Readonly<Record<string, string>> = {
      ...fieldLabels,
      level: t`Level`,
      status: t`Status`,
      status_reason: t`Reason`,
      reason: t`Reason`,
      name: t`Name`,
      domain: t`Domain`,
      description: t`Description`,
      repository: t`Repository`,
      owner_id: t`Owner`,
      user_id: t`User`,
      inviter_id: t`Invited by`,
      theme_id: t`Template`,
      order_id: t`Order`,
      site_id: t`Site`,
      viewed_user_id: t`Viewed as`,
      may_write: t`May change`,
      currency_type: t`Currency`,
      time_zone: t`Time zone`,
      week_start: t`Week starts on`,
      source: t`Source`,
      accent: t`Accent`,
      font: t`Font`,
      radius: t`Corners`,
      panels: t`Panels`,
      preview_image: t`Picture`,
      image: t`Picture`,
      logo: t`Logo`,
      sort: t`Position`,
      position: t`Position`,
      plan: t`Plan`,
      billing: t`Billing`,
      periods: t`Months or years`,
      amount: t`Amount`,
      starts_at: t`Begins`,
      ends_at: t`Ends`,
      paid_at: t`Paid on`,
      refunded_at: t`Refunded on`,
      provider_ref: t`Reference`,
      delta: t`Points`,
      note: t`Note`,
      title: t`Title`,
      body: t`Text`,
      file: t`File`,
      finished_at: t`Finished`,
      value: t`Value`,
      what: t`What`,
      dry_run: t`Check only`,
      addresses: t`Addresses`,
      owner_email: t`Owner’s e-mail`,
      password: t`Password`,
    }
    const levels: Record<AccountLevel, string> = { member: t`Member`, operator: t`Operator`, admin: t`Administrator` }
    const words: Readonly<Record<string, string>> = {
      ...plans,
      ...billings,
      ...orderStatuses,
      ...themeStatuses,
      ...levels,
      ...taskStatuses,
      active: t`Active`,
      disabled: t`Disabled`,
      monday: t`Monday`,
      sunday: t`Sunday`,
    }
    const valueOf = (entry: AuditEntry, field: string, value: unknown): string | null => {
      if (value === null || value === undefined || value === '')
        return field === 'value' && entry.action === 'instanceSetting.updateSetting' ? t`Default` : null
      if (value === hidden) return t`given, not kept here`
      if (field === 'preview_image' || field === 'logo') return t`a picture`
      if (typeof value === 'boolean') return value ? t`Yes` : t`No`
      if (typeof value === 'number' && !field.endsWith('_id')) return format.full(value)
      if (Array.isArray(value)) return value.map((one) => valueOf(entry, field, one)).join(', ')
      if (typeof value === 'object') {
        const { name } = value as { name?: unknown }
        return field === 'file' && typeof name === 'string' ? name : JSON.stringify(value)
      }
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const row = rowOf(entry, field, text)
      if (row !== undefined) return row.name ?? t`${text} (deleted)`
      const [, minor, currency] = /^(\d+) ([A-Z]{3})$/.exec(text) ?? []
      if (minor !== undefined && currency !== undefined) return moneyText(Number(minor), currency, i18n.locale)
      if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return utcMinute(text)
      return coded.has(field) ? (words[text] ?? text) : text
    }
    return {
      labelOf: (field: string): string => labels[field] ?? field.replaceAll('_', ' '),
      valueOf,
    }
  }, [t, i18n.locale, format, fieldLabels, plans, billings, orderStatuses, themeStatuses, taskStatuses])
}

/** The fields whose values are words of the service. */
const coded = new Set(['level', 'status', 'task_status', 'plan', 'billing', 'week_start'])
