export interface MarkupToken {
  kind: 'tag' | 'attribute' | 'string' | 'text'
  text: string
}

const pattern = /(<\/?[a-z][\w-]*|\/?>)|("[^"]*")|([a-z][\w-]*(?=[\s=>]|$))|([^<>"a-z]+|.)/giu

/** Splits a piece of HTML for colouring. The texts of all tokens together are the piece itself. */
export function tokensOf(markup: string): MarkupToken[] {
  return [...markup.matchAll(pattern)].map(([text, tag, string, attribute]) => ({
    kind: tag !== undefined ? 'tag' : string !== undefined ? 'string' : attribute !== undefined ? 'attribute' : 'text',
    text,
  }))
}
