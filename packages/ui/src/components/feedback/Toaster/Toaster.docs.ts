import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Toast', 'Snackbar', 'Notification'],
  root: 'React Aria keeps its place, and gives no element out.',
  whenToUse: [
    'Says in passing what has come of an action, and offers to undo it.',
    'What has to be read before going on is a Callout or a Dialog.',
  ],
  do: ['Use the words of the button: “Site deleted”.'],
  dont: ['Don’t put an error in it that somebody has to act on.'],
  accessibility: [
    'Announced politely, and an error at once; F6 leads into it, and its time of three seconds stands still under pointer and focus.',
    'With an action it stays until that is done or somebody closes it.',
    'What can be done in it has to be possible elsewhere too.',
  ],
}
