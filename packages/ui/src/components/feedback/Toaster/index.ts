export { toast } from './toast.ts'
export { Toaster } from './Toaster.tsx'
