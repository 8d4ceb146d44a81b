import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Hint'],
  root: 'The <div> of the tooltip, while it is shown.',
  whenToUse: [
    'The name of an icon, or the full text of a truncated one.',
    'What has to be read, or holds a link, is a Popover.',
  ],
  do: ['Keep it to a few words.'],
  dont: ['Don’t put into it what is nowhere else.'],
  accessibility: [
    'Shown on hover and on focus, closed by Escape, and it can be pointed at; on touch its text is the name of the control.',
  ],
}
