import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Paging', 'Pager'],
  root: 'The <nav>.',
  whenToUse: ['Goes through a list page by page.', 'What is read on and on, such as a log, may load more instead.'],
  do: [
    'Keep the page in the address.',
    'Where a service does not count, give pageInfo: then there is a next page, or none.',
    'Let people type a page with showGoTo where there are more than seven.',
  ],
  dont: ['Don’t hide how many there are, where anybody knows.'],
  accessibility: [
    'A navigation landmark with a name; the open page has aria-current, and every number says that it is a page.',
    'How many rows a page has is a select of the browser: arrows and letters choose, and a phone shows its own list.',
  ],
}
