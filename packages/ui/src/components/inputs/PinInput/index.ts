export { PinInput, type PinInputProps } from './PinInput.tsx'
