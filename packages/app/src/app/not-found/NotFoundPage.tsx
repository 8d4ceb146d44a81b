import { NothingAtAddress } from '../../lib/page/NothingAtAddress.tsx'

/** For addresses that lead nowhere. */
const NotFoundPage = () => <NothingAtAddress />

export default NotFoundPage
