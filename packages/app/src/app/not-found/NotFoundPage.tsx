import { NothingAtAddress } from '../../lib/page/NothingAtAddress.tsx'

/** The page for addresses that lead nowhere. */
const NotFoundPage = () => <NothingAtAddress />

export default NotFoundPage
