import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Key value list', 'Definition list'],
  root: 'The <dl>.',
  whenToUse: [
    'Facts about one thing: a person, a site, an order.',
    'For the same facts about many things take DataTable.',
  ],
  do: ['Show a dash for what is not known, so that people see that it could be.'],
  dont: ['Don’t put a form into it.'],
  accessibility: ['Draws a `dl`: a screen reader says each term with its description.'],
}
