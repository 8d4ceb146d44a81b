import { PaywallDrawing } from '@sightline/ui'

/** Covers the days of a prediction that the person may not see. @param start where its line begins: 0 at the top, 1 at the bottom */
export default function LockedDays({ start }: { start: number }) {
  return <PaywallDrawing start={start} />
}
