import { NothingAtAddress } from '../../layout/NothingAtAddress.tsx'

/** For addresses that lead nowhere. */
export const NotFoundPage = () => <NothingAtAddress />
