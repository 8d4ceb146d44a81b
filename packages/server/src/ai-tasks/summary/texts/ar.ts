import type { SummaryTexts } from './types.ts'

/** Sentences begin in Arabic, and the domain is isolated: so a text is read in its own direction. */
export const ar: SummaryTexts = {
  headline: {
    more: 'زادت زيارات \u2068{site}\u2069 مقارنة بالأيام السابقة: {visits} مقابل {visits_before} ({visits_change}).',
    fewer: 'انخفضت زيارات \u2068{site}\u2069 مقارنة بالأيام السابقة: {visits} مقابل {visits_before} ({visits_change}).',
    same: 'بقيت زيارات \u2068{site}\u2069 كما في الأيام السابقة: {visits}.',
    first: 'بلغ عدد زيارات \u2068{site}\u2069 {visits}. لا زيارات في الأيام السابقة للمقارنة.',
    none: 'لا زيارات لموقع \u2068{site}\u2069 في هذه الأيام، مقابل {visits_before} في الأيام السابقة.',
  },
  metric: (label, metric) => `${label}: {${metric}} مقابل {${metric}_before} ({${metric}_change}).`,
  cause: (name) =>
    `يأتي الجزء الأكبر من {${name}}: {${name}_difference} في الزيارات، وعددها الآن {${name}_visits} مقابل {${name}_before}.`,
  lookAt: {
    loss: 'يستحق الانتباه: تراجع زيارات {loss} رغم ذلك: {loss_difference}، وعددها الآن {loss_visits} مقابل {loss_before}.',
    bounce_rate: 'يستحق الانتباه: ارتفع معدل الارتداد إلى {bounce_rate} ({bounce_rate_change}).',
    cause: 'يستحق الانتباه: أكبر تغيّر في {cause_1}.',
  },
}
