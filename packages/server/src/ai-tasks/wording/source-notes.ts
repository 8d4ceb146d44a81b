import type { SummaryLocale } from '@sightline/api-client/contract'
import { percentText } from '../../mail/formats.ts'
import type { SourceNotice } from '../../stats/source.ts'
import { wordingTexts } from './texts/wording-texts.ts'

/**
 * What the source says of its figures, each once, as the dashboard does.
 * @param timeZone In which the time of an earlier answer is told
 */
export function sourceNotesOf(
  notices: readonly SourceNotice[],
  { locale, timeZone }: { locale: SummaryLocale; timeZone: string },
): string[] {
  return [...new Set(notices.map((notice) => noteOf(notice, locale, timeZone)))]
}

function noteOf(notice: SourceNotice, locale: SummaryLocale, timeZone: string): string {
  const texts = wordingTexts[locale].sourceNotices
  switch (notice.kind) {
    case 'stale': {
      const reason = notice.reason === 'disconnected' || notice.reason === 'reconnect' ? notice.reason : 'other'
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
      return texts.stale(reason, notice.read_at === undefined ? '' : format.format(new Date(notice.read_at)))
    }
    case 'time_zone':
      return texts.time_zone(notice.time_zone ?? '')
    case 'sampling':
      return texts.sampling(percentText(notice.share ?? 0, locale))
    case 'freshness':
    case 'thresholding':
    case 'other_row':
    case 'not_set':
    case 'realtime':
    case 'no_places':
      return texts[notice.kind]
  }
}
