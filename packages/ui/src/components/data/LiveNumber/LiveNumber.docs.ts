import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Realtime counter', 'Big number', 'KPI'],
  root: 'The <div>.',
  whenToUse: ['The one number for which a live page is opened; a number among others is a MetricCard.'],
  do: ['Say in the label what is counted and since when.'],
  dont: ['Don’t put two of them on one page.', 'Don’t count up to the value: it would be wrong on the way.'],
  accessibility: [
    'Text: label, then number. A change is not announced, since it would interrupt a screen reader every few seconds.',
  ],
}
