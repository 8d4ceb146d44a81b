import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Pricing', 'Membership', 'VIP'],
  root: 'The <article>.',
  whenToUse: ['One plan beside the others; PlanPicker puts them in a row and works out their prices.'],
  do: ['Say on the button what happens, and say of the current plan that it is the current one.'],
  dont: ['Don’t hide what a plan lacks.', 'Don’t let more than one plan stand out.'],
  accessibility: ['Each feature says in words whether the plan holds it; the icons are decoration.'],
}
