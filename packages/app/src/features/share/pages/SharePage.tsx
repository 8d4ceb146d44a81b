import { SharedFrame } from '../components/SharedFrame.tsx'
import { SharedLink } from '../components/SharedLink.tsx'

/** The page of a dashboard that its owner has shared by a link. */
export default function SharePage() {
  return <SharedLink Frame={SharedFrame} />
}
