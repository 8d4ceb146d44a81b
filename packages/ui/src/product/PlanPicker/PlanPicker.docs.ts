import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Pricing', 'Membership'],
  root: 'The <div> around the plans.',
  whenToUse: ['Where somebody chooses what to pay for, and how often.'],
  do: ['Show prices by the month in both ways of paying, and what is billed below them.'],
  dont: ['Don’t promise a saving that one of the plans does not keep; the picker works it out.'],
  accessibility: [
    'The way of paying is a radio group; each plan is a heading, a list and one button that names the plan.',
  ],
}
