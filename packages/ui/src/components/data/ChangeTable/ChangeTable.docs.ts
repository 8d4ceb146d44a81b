import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Diff', 'Before and after', 'Comparison'],
  root: 'The <table>.',
  whenToUse: [
    'What one change has made of a row: the fields that differ, with their values before and after.',
    'A choice between one’s own values and somebody else’s is a ConflictNotice.',
  ],
  do: ['Give each value as people read it: a name for an id, a formatted amount, the words of a status.'],
  dont: ['Don’t list fields that stayed as they were.'],
  accessibility: ['A table with a name; each row has its field as heading. What differs is a <del> and an <ins>.'],
}
