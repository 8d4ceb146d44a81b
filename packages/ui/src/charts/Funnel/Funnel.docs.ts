import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Conversion'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['How many of those who began took each of a few steps.'],
  do: ['Say with each step what has to be done, in its own words.'],
  dont: ['Don’t use it for counts of which the later is no part of the earlier.'],
  accessibility: ['A list in the order of the steps; bars are decoration, since the values stand beside them.'],
}
