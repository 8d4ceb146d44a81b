export { AccountSelect } from './AccountSelect.tsx'
export {
  googleKeys,
  useGoogleAccounts,
  useGoogleProperty,
  type GoogleAccount,
  type GooglePropertyState,
} from './api.ts'
export { CreateAtGoogle } from './CreateAtGoogle.tsx'
export { useGoogleFailureTexts } from './useGoogleFailureTexts.ts'
