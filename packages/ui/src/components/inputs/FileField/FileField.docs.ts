import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Upload', 'Drop zone'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: ['One file from the device: a list to import, a picture.'],
  do: ['Say which kinds and how large, before it is chosen.'],
  dont: ['Don’t begin to upload before the form is sent, unless it shows how far that is.'],
  accessibility: [
    'The button opens the file dialog by keyboard.',
    'The chosen name, and what is wrong with it, are announced.',
  ],
}
