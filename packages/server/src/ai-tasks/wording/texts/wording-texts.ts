import type { SummaryLocale } from '@sightline/api-client/contract'
import { ar } from './ar.ts'
import { enUS } from './en-US.ts'
import type { WordingTexts } from './types.ts'
import { zhCN } from './zh-CN.ts'

export const wordingTexts: Readonly<Record<SummaryLocale, WordingTexts>> = { 'en-US': enUS, 'zh-CN': zhCN, ar }
