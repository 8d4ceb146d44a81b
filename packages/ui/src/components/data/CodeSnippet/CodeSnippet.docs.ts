import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Code block'],
  root: 'The <div> around the code and its button.',
  whenToUse: ['Code to be copied as it is: the script of a site, a command.'],
  do: ['Keep it as short as what has to be pasted.'],
  dont: ['Don’t break its lines; it scrolls.'],
  accessibility: [
    'It runs left to right in every language, scrolls by keyboard, and the button says that it has copied.',
  ],
}
