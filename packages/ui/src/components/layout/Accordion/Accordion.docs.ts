import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Disclosure', 'FAQ', 'Collapse'],
  root: 'The <div> around the sections.',
  whenToUse: [
    'Questions and answers, or parts that few people need, where each heading says what is below it.',
    'For views of one thing use Tabs.',
  ],
  do: ['Write headings that can be understood while they are closed.'],
  dont: ['Don’t hide what everybody has to read.'],
  accessibility: [
    'Each heading is a heading with a button in it that says whether it is open; Enter and Space open and close.',
    'What is closed is out of the tab order; the browser’s search finds it all the same.',
  ],
}
