export { useLiveCheck } from './api.ts'
export { snippetOf, type SnippetOptions } from './snippet.ts'
