import type { SummaryLocale } from '@sightline/api-client/contract'
import { ar } from './ar.ts'
import { enUS } from './en-US.ts'
import type { ExplanationTexts } from './types.ts'
import { zhCN } from './zh-CN.ts'

export const explanationTexts: Readonly<Record<SummaryLocale, ExplanationTexts>> = { 'en-US': enUS, 'zh-CN': zhCN, ar }
