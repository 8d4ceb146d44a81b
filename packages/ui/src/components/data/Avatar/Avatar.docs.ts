import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <span> around the picture.',
  whenToUse: ['Stands for a person where there is no picture: initials on a colour that is theirs.'],
  do: ['Let the same seed give the same colour everywhere.'],
  dont: ['Don’t use it without the name beside it or as its accessible name.'],
  accessibility: ['Decorative beside a name.'],
}
