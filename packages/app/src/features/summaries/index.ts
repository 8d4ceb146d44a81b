export { isUnfinished } from './isUnfinished.ts'
export { Summaries } from './Summaries.tsx'
export { SummariesCard } from './SummariesCard.tsx'
export { WordedText } from './WordedText.tsx'
