import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the days.',
  whenToUse: [
    'What a person is to know and may look up later: in a panel behind a bell, and on a page of its own.',
    'What just happened to something they did is a toast; what holds for the page is a Callout.',
    'What others did, one line each and never unread, is a Timeline.',
  ],
  do: [
    'Say in the title what happened and to what, so that the item can be left unopened.',
    'Give the newest first, and those of all kinds in one order.',
  ],
  dont: ['Don’t show a toast for what stands here.', 'Don’t mark everything as read because the list was opened.'],
  accessibility: [
    'A list for each day, named by it; an unread item says so before its title.',
    'The whole item is a link, with the button that marks it as read beside it.',
  ],
}
