export interface JudgedChange {
  direction: 'up' | 'down' | 'none'
  /** Whether the change is good or bad; changes below the threshold are neutral. */
  judgement: 'good' | 'bad' | 'neutral'
}

/** Minimum change in percent; smaller ones count as unchanged. */
const threshold = 0.05

/** Judges a relative change in percent, where `goodWhen` is the direction of an improvement. */
export function judgeChange(percent: number, goodWhen: 'up' | 'down'): JudgedChange {
  if (Math.abs(percent) < threshold) return { direction: 'none', judgement: 'neutral' }
  const direction = percent > 0 ? 'up' : 'down'
  return { direction, judgement: direction === goodWhen ? 'good' : 'bad' }
}
