import { Link, Text } from '@sightline/ui'

/** Credits the database of countries, on every page that shows some. Its licence requires this very link, so it is not translated. */
export default function GeolocationCredit() {
  return (
    <Text size="sm" variant="quiet" lang="en" dir="ltr">
      <Link href="https://db-ip.com" isExternal>
        IP Geolocation by DB-IP
      </Link>
    </Text>
  )
}
