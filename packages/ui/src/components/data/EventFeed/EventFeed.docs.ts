import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Live feed', 'Activity stream', 'Event log'],
  root: 'The <div> around the list.',
  whenToUse: [
    'What happens at this moment, when watching it is the point.',
    'What happened to one thing over time is a Timeline; what a person is to know is a NotificationList.',
  ],
  do: [
    'Give the newest first and no more than a few dozen; older ones belong to a table.',
    'Add new events a few at a time, as they happened, rather than all of one answer at once.',
  ],
  dont: ['Don’t show who did it, or anything by which one person could be followed.'],
  accessibility: [
    'A list that takes the focus, so that a keyboard can scroll it; it stands still then, and while it is pointed at.',
    'New events are not announced: they would never end. With reduced motion they appear without moving.',
  ],
}
