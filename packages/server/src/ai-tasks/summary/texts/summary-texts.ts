import type { SummaryLocale } from '@sightline/api-client/contract'
import { ar } from './ar.ts'
import { enUS } from './en-US.ts'
import type { SummaryTexts } from './types.ts'
import { zhCN } from './zh-CN.ts'

export const summaryTexts: Readonly<Record<SummaryLocale, SummaryTexts>> = { 'en-US': enUS, 'zh-CN': zhCN, ar }
