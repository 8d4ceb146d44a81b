import type { ExplanationTexts } from './types.ts'

export const enUS: ExplanationTexts = {
  headline: (metric) => ({
    more: `${metric} rose from {before} to {value} ({change}).`,
    less: `${metric} fell from {before} to {value} ({change}).`,
    same: `${metric} stayed at {value}.`,
    first: `${metric}: {value} in these days. There is nothing to compare with in {period_before}.`,
    none: `${metric}: nothing in these days, was {before} in {period_before}.`,
    unknown: `${metric} cannot be compared between {period} and {period_before}.`,
  }),
  cause: (name) => ({
    contribution: `From {${name}}: {${name}_contribution}, now {${name}_value}, was {${name}_before}.`,
    parts: `From {${name}}: {${name}_contribution}, of which {${name}_rate_effect} because its own figure changed and {${name}_mix_effect} because its share of the visits did.`,
    ranked: `At {${name}}: now {${name}_value}, was {${name}_before}.`,
  }),
  against: {
    contribution: 'Against the trend: {against}, {against_contribution}.',
    ranked: 'Against the trend: {against}, now {against_value}, was {against_before}.',
  },
  note: {
    overlap: 'A visitor may have several of these values, so the parts overlap.',
    ranked: 'With these filters the values can only be ranked; their parts are not known.',
  },
  nothing: 'No value of a dimension stands out.',
}
