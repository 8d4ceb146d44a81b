import type { MailLocale } from '@sightline/api-client/contract'
import { ar } from './ar.ts'
import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import type { MailTexts } from './texts.ts'

const texts: Readonly<Record<MailLocale, MailTexts>> = { 'en-US': enUS, 'zh-CN': zhCN, ar }

export const mailTexts = (locale: MailLocale): MailTexts => texts[locale]
