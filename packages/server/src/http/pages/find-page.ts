import { pageAt, pageNames, pagePaths, pageTitles, type PageLanguage } from '@sightline/api-client/contract'
import { pageDescriptions } from './descriptions.ts'

export interface Page {
  title: string
  description: string
  /** The route's pattern, `/sites/:siteId`. */
  route: string
}

const LONGEST_ROUTE = 500

/** The page at a route, which may be given as its pattern or as an address; undefined where there is none. */
export function findPage(route: string, language: PageLanguage): Page | undefined {
  if (route.length > LONGEST_ROUTE) return undefined
  // The question mark of a pattern is no query.
  const isPattern = pageNames.some((page) => pagePaths[page] === route)
  const name = pageAt(isPattern ? route : route.replace(/[?#].*$/s, ''))
  if (name === undefined) return undefined
  return { title: pageTitles[name][language], description: pageDescriptions[name][language], route: pagePaths[name] }
}

/** The language that a browser asks for most, of those with texts: every kind of Chinese reads zh-CN. */
export function languageOf(acceptLanguage: string): PageLanguage {
  const wanted = acceptLanguage
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ language, quality }) => quality > 0 && (language === 'en' || language === 'zh'))
  const best = wanted.toSorted((a, b) => b.quality - a.quality)[0]
  return best?.language === 'zh' ? 'zh-CN' : 'en-US'
}
