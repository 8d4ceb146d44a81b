import { SharedFrame } from '../components/SharedFrame.tsx'
import { SharedLink } from '../components/SharedLink.tsx'

/** The dashboard of a site that its owner has shared by a link. */
export default function SharePage() {
  return <SharedLink Frame={SharedFrame} />
}
