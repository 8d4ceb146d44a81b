import { byRank, weightedChoice } from '../random.ts'

/** A country of invented people, with what they are called, what they speak and what they pay in. */
interface Country {
  weight: number
  regions: readonly string[]
  locale: 'en-US' | 'zh-CN' | 'ar' | null
  timeZone: string
  currency: 'USD' | 'EUR' | 'GBP'
  firstNames: readonly string[]
  lastNames: readonly string[]
}

const countries: readonly Country[] = [
  {
    weight: 34,
    regions: ['US-CA', 'US-NY', 'US-WA', 'US-TX', 'US'],
    locale: 'en-US',
    timeZone: 'America/New_York',
    currency: 'USD',
    firstNames: ['Ada', 'Caleb', 'Dana', 'Ethan', 'Grace', 'Hazel', 'Jonah', 'Lena', 'Miles', 'Nora', 'Owen', 'Ruth'],
    lastNames: ['Alder', 'Brook', 'Carver', 'Dunmore', 'Ellery', 'Fenwick', 'Garland', 'Holloway', 'Marsh', 'Whitlow'],
  },
  {
    weight: 16,
    regions: ['DE-BE', 'DE-BY', 'DE-HH', 'DE'],
    locale: null,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    firstNames: ['Anke', 'Bastian', 'Clara', 'Jonas', 'Katrin', 'Lukas', 'Mina', 'Paul', 'Sophie', 'Tobias'],
    lastNames: ['Ahrens', 'Brandt', 'Eckart', 'Falk', 'Keller', 'Lindner', 'Petersen', 'Sommer', 'Voss', 'Winkler'],
  },
  {
    weight: 13,
    regions: ['GB-ENG', 'GB-SCT', 'GB'],
    locale: 'en-US',
    timeZone: 'Europe/London',
    currency: 'GBP',
    firstNames: ['Alice', 'Callum', 'Edith', 'Fiona', 'Harry', 'Imogen', 'Jack', 'Maisie', 'Oliver', 'Rhys'],
    lastNames: ['Ashdown', 'Birch', 'Cavendish', 'Hartwell', 'Lockwood', 'Penrose', 'Radley', 'Thorne', 'Wynn'],
  },
  {
    weight: 11,
    regions: ['CN', 'CN-SH', 'CN-GD', 'SG'],
    locale: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    currency: 'USD',
    firstNames: ['Chen', 'Fang', 'Hao', 'Jing', 'Lan', 'Mei', 'Ning', 'Rui', 'Tao', 'Xin', 'Yan'],
    lastNames: ['Deng', 'Gao', 'He', 'Liang', 'Luo', 'Qin', 'Shen', 'Tang', 'Wei', 'Zheng'],
  },
  {
    weight: 9,
    regions: ['FR-IDF', 'FR', 'BE'],
    locale: null,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    firstNames: ['Amélie', 'Baptiste', 'Camille', 'Élodie', 'Hugo', 'Inès', 'Lucie', 'Mathieu', 'Rémi'],
    lastNames: ['Aubert', 'Chevalier', 'Delorme', 'Faure', 'Gautier', 'Lemoine', 'Morel', 'Roche'],
  },
  {
    weight: 8,
    regions: ['AE', 'EG', 'SA', 'MA'],
    locale: 'ar',
    timeZone: 'Asia/Dubai',
    currency: 'USD',
    firstNames: ['Amal', 'Faris', 'Hanan', 'Karim', 'Layla', 'Nadia', 'Omar', 'Salma', 'Tariq', 'Yusuf'],
    lastNames: ['Amari', 'Bakri', 'Darwish', 'Haddad', 'Khoury', 'Mansour', 'Nasser', 'Rahimi'],
  },
  {
    weight: 9,
    regions: ['CA-ON', 'AU-NSW', 'IN-KA', 'BR-SP', 'JP'],
    locale: 'en-US',
    timeZone: 'Australia/Sydney',
    currency: 'USD',
    firstNames: ['Aiko', 'Bruno', 'Chloe', 'Devika', 'Gabriel', 'Isla', 'Kenji', 'Luiza', 'Rohan', 'Zoe'],
    lastNames: ['Barros', 'Chandra', 'Fraser', 'Ito', 'Lacroix', 'Mendes', 'Nair', 'Okada', 'Sinclair'],
  },
]

export const countryChoice = weightedChoice(countries, ({ weight }) => weight)

/** The hosts of the mail addresses, all below a domain that is reserved for examples. */
export const mailHosts = byRank([
  'brightpost.example',
  'quietmail.example',
  'northwind-studio.example',
  'paperkite.example',
  'larkfield.example',
  'tidewater-goods.example',
  'mapleandmoss.example',
  'opalworks.example',
])

/** Where people heard of the product: the tags of the link that they followed. */
interface Origin {
  weight: number
  source: string | null
  medium: string | null
  campaign: string | null
  union: string | null
  ref: string | null
}

const origins: readonly Origin[] = [
  { weight: 36, source: null, medium: null, campaign: null, union: null, ref: null },
  { weight: 20, source: 'google', medium: 'cpc', campaign: 'site-analytics', union: null, ref: null },
  { weight: 14, source: 'newsletter', medium: 'email', campaign: 'spring-letter', union: null, ref: null },
  { weight: 10, source: 'linkedin', medium: 'social', campaign: null, union: null, ref: null },
  { weight: 9, source: 'tidewater-blog', medium: 'referral', campaign: null, union: null, ref: null },
  {
    weight: 7,
    source: 'larkfield',
    medium: 'affiliate',
    campaign: null,
    union: 'larkfield-partners',
    ref: 'LARKFIELD20',
  },
  {
    weight: 4,
    source: 'opalworks',
    medium: 'affiliate',
    campaign: null,
    union: 'opalworks-agency',
    ref: 'OPAL-AGENCY',
  },
]

export const originChoice = weightedChoice(origins, ({ weight }) => weight)

/** The sites of invented people. */
export const inventedSites = [
  { name: 'Tidewater Goods', domain: 'tidewater-goods.example' },
  { name: 'Paper Kite Press', domain: 'paperkite.example' },
  { name: 'Maple & Moss', domain: 'mapleandmoss.example' },
  { name: 'Northwind Studio', domain: 'northwind-studio.example' },
  { name: 'Larkfield Bakery', domain: 'larkfield.example' },
  { name: 'Opalworks', domain: 'opalworks.example' },
  { name: 'The Slow Almanac', domain: 'slow-almanac.example' },
  { name: 'Fenwick Cycles', domain: 'fenwick-cycles.example' },
  { name: 'Juniper Yoga', domain: 'juniper-yoga.example' },
  { name: 'Kestrel Maps', domain: 'kestrel-maps.example' },
  { name: 'Morel & Filles', domain: 'morel-filles.example' },
  { name: 'Liang Ceramics', domain: 'liang-ceramics.example' },
  { name: 'Haddad Olive Oil', domain: 'haddad-olives.example' },
] as const
