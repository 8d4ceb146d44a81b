import { listOf } from '../../../theme/wrongProps.ts'

export const knownLanguages = <Language>(languages: readonly Language[]): readonly Language[] =>
  listOf(languages, 'LanguageMenu', 'languages')
