export { AiTasksPage as default } from './AiTasksPage.tsx'
