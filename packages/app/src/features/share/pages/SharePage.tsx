import { SharedFrame } from '../components/SharedFrame.tsx'
import { ShareLinkClient } from '../components/ShareLinkClient.tsx'

/** The page of a dashboard that its owner has shared by a link. */
export default function SharePage() {
  return <ShareLinkClient Frame={SharedFrame} />
}
