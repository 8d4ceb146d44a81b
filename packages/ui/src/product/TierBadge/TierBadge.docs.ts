import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['VIP badge', 'Membership level'],
  root: 'The <span>.',
  whenToUse: ['The membership of an account: trial, standard, premium, or none.'],
  do: ['Let it lead to the plans where it can be pressed.'],
  dont: ['Don’t use it for levels of access; these are a Badge.'],
  accessibility: ['Text with the name of the membership; the colour adds nothing.'],
}
