import type { ExplanationTexts } from './types.ts'

/** Sentences without a verb, since metrics and values differ in gender. */
export const ar: ExplanationTexts = {
  headline: (metric) => ({
    more: `ارتفاع في ${metric}: من {before} إلى {value} ({change}).`,
    less: `انخفاض في ${metric}: من {before} إلى {value} ({change}).`,
    same: `لا تغيّر في ${metric}: {value}.`,
    first: `${metric}: {value} في هذه الأيام. لا توجد بيانات للمقارنة في {period_before}.`,
    none: `${metric}: لا بيانات في هذه الأيام، مقابل {before} في {period_before}.`,
    unknown: `لا يمكن مقارنة ${metric} بين {period} و{period_before}.`,
  }),
  cause: (name) => ({
    contribution: `من {${name}}: {${name}_contribution}، والقيمة الآن {${name}_value} مقابل {${name}_before}.`,
    parts: `من {${name}}: {${name}_contribution}، منها {${name}_rate_effect} بسبب تغيّر القيمة نفسها و{${name}_mix_effect} بسبب تغيّر الحصة من الزيارات.`,
    ranked: `عند {${name}}: القيمة الآن {${name}_value} مقابل {${name}_before}.`,
  }),
  against: {
    contribution: 'بعكس الاتجاه العام: {against}، {against_contribution}.',
    ranked: 'بعكس الاتجاه العام: {against}، والقيمة الآن {against_value} مقابل {against_before}.',
  },
  note: {
    overlap: 'قد تكون للزائر نفسه قيم عدة من هذه، ولذلك تتداخل الأجزاء.',
    ranked: 'مع عوامل التصفية هذه يمكن ترتيب القيم فقط، أما مساهمة كل منها فغير معروفة.',
  },
  nothing: 'لا توجد قيمة لافتة في أي بُعد.',
}
