import { useLingui } from '@lingui/react/macro'
import type { MailLocale, ReportRhythm } from '@sightline/api-client'
import { useMemo } from 'react'

/** The languages of mails, by their own names. */
export const languageNames: Readonly<Record<MailLocale, string>> = {
  'en-US': 'English',
  'zh-CN': '简体中文',
  ar: 'العربية',
}

export function useRhythmTexts(): Readonly<Record<ReportRhythm, string>> {
  const { t } = useLingui()
  return useMemo(() => ({ weekly: t`Weekly`, monthly: t`Monthly` }), [t])
}
