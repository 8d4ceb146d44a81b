export interface MarkupToken {
  kind: 'tag' | 'attribute' | 'string' | 'text'
  text: string
}

const pattern = /(<\/?[a-z][\w-]*|\/?>)|("[^"]*")|([a-z][\w-]*(?=[\s=>]|$))|([^<>"a-z]+|.)/giu

/** Splits HTML into tokens for syntax highlighting. The texts of all tokens joined are the input. */
export function tokensOf(markup: string): MarkupToken[] {
  return [...markup.matchAll(pattern)].map(([text, tag, string, attribute]) => ({
    kind: tag !== undefined ? 'tag' : string !== undefined ? 'string' : attribute !== undefined ? 'attribute' : 'text',
    text,
  }))
}
