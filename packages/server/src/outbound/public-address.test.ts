import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const text = (number: number): string => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/** An arbitrary address of a range. */
const within = (range: string) => {
  const [network = '', bits] = range.split('/')
  const size = 2 ** (32 - Number(bits))
  return fc.integer({ min: 0, max: size - 1 }).map((offset) => text(numberOf(network) + offset))
}

const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

test.each(PRIVATE)('nothing in %s is public, nor inside an IPv6 address', (range) => {
  fc.assert(
    fc.property(within(range), (address) => {
      expect(isPublicAddress(address)).toBe(false)
      for (const carrier of ['::ffff:', '::', '64:ff9b::', '::ffff:0:']) {
        expect(isPublicAddress(`${carrier}${address}`)).toBe(false)
      }
    }),
  )
})

test.each(['fc', 'fd', 'fe8', 'fe9', 'fea', 'feb', 'fec', 'ff0', 'ff1', '0', '1'])(
  'no IPv6 address that begins with %s',
  (start) => {
    const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(groups, (rest) => {
        const address = [start.padEnd(4, '0'), ...rest.map((group) => group.toString(16))].join(':')
        expect(isPublicAddress(address)).toBe(false)
      }),
    )
  },
)

test.each([
  '2001:db8::1',
  '2002:7f00:1::1',
  '2001::1',
  '2001:0:53aa:64c:0:0:0:1',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::808:808',
  'fe80::1%eth0',
  '2606:4700::1%1',
  // The metadata servers of clouds, which hand out secrets.
  '169.254.169.254',
  '100.100.100.200',
  '168.63.129.16',
  'fd00:ec2::254',
  // Other spellings of 127.0.0.1 and 10.0.0.1.
  '0x7f.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '127.1',
  '010.0.0.1',
  '127.0.0.1.',
  '①②⑦.0.0.1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('every odd spelling of a number is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (number) => {
      for (const odd of [
        String(number),
        `0x${number.toString(16)}`,
        `0${number.toString(8)}`,
        `${number >>> 24}.${number & 0xffffff}`,
      ]) {
        expect(isPublicAddress(odd)).toBe(false)
      }
    }),
  )
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
