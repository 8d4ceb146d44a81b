import { describeClient } from '../collector/enrich/user-agent.ts'

/** Names browser and system so that people recognize their sessions, independent of language: `Firefox · Linux`. */
export function describeUserAgent(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null
  const { browser, os } = describeClient(userAgent.slice(0, 500))
  if (browser === '' && os === '') return null
  return [browser, os].filter((part) => part !== '').join(' · ')
}
