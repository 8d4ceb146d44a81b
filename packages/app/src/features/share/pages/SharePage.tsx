import { SharedFrame } from '../components/SharedFrame.tsx'
import { SharedLink } from '../components/SharedLink.tsx'

/** A site whose owner has shared it by a link. */
export default function SharePage() {
  return <SharedLink Frame={SharedFrame} />
}
