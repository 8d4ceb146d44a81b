import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Icon only button'],
  root: 'The <button>.',
  whenToUse: ['An action whose icon everybody knows, where there is no room for words: close, more, next.'],
  do: [
    'Say what a badge counts in the name as well: “Notices, 3 unread”.',
    'Name the thing too where there are several: “Edit Mina Keller”.',
  ],
  dont: ['Don’t invent icons for rare actions; write a Button.'],
  accessibility: [
    'Without a name it does not compile; the name is its tooltip as well.',
    'The target is at least 24 px, and 40 px where a finger points.',
  ],
}
