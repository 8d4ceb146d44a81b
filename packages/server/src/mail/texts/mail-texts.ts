import { instanceSettingDefaults, type MailLocale } from '@sightline/api-client/contract'
import { ar } from './ar.ts'
import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import type { MailTexts } from './types.ts'

const texts: Readonly<Record<MailLocale, (product: string) => MailTexts>> = { 'en-US': enUS, 'zh-CN': zhCN, ar }

/** @param product The name of the instance */
export const mailTexts = (locale: MailLocale, product: string = instanceSettingDefaults.instance_name): MailTexts =>
  texts[locale](product)
