export { toast } from './queue.ts'
export { Toaster } from './Toaster.tsx'
