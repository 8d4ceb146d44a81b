export { JobProgress, type JobProgressProps, type JobState } from './JobProgress.tsx'
