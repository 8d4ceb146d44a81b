export { PlansPage as default } from './PlansPage.tsx'
