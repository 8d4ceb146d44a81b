/** The fixed texts of explanations, in one language. Sentences have placeholders in braces. */
export interface ExplanationTexts {
  headline: (metric: string) => Record<'more' | 'less' | 'same' | 'first' | 'none' | 'unknown', string>
  /** By what is known of the part of a value. */
  cause: (name: string) => Record<'contribution' | 'parts' | 'ranked', string>
  against: Record<'contribution' | 'ranked', string>
  /** That the parts do not add up. */
  note: Record<'overlap' | 'ranked', string>
  /** Where no value has to do with it. */
  nothing: string
}
