import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['VIP', 'Upgrade', 'Premium', 'Membership'],
  root: 'The <div> around what is locked and the offer.',
  whenToUse: [
    'A feature of another membership that somebody has just asked for.',
    'Never cover statistics that people already have; for a membership that has ended show an EmptyState in place of the page.',
  ],
  do: [
    'Say in one sentence what people would have of it.',
    'Say with `entitlement` why it cannot be had now; where only an administrator can grant it, the card has no link.',
  ],
  dont: [
    'Don’t lay the card over what people have: say with `share` which part of the inside is locked; without room there it stands below.',
    'Don’t show real values behind the card, not even blurred.',
  ],
  accessibility: [
    'Nothing is trapped: the page around it stays usable. The focus moves to the card where the person has asked for what is locked, and Escape closes it; then it goes back.',
    'The blurred drawing is hidden from assistive technology.',
  ],
}
