import { byRank, weightedChoice, type Random, type WeightedChoice } from '../random.ts'

export interface Location {
  country: string
  region: string
  city: string
  language: string
}

interface Country {
  country: string
  weight: number
  /** The languages, the most common first. */
  languages: readonly string[]
  /** The regions and cities, the most common first. */
  cities: readonly (readonly [region: string, city: string])[]
}

const countries: readonly Country[] = [
  {
    country: 'US',
    weight: 58,
    languages: ['en-US', 'en-US', 'es-US'],
    cities: [
      ['Maine', 'Portland'],
      ['New York', 'New York'],
      ['Massachusetts', 'Boston'],
      ['California', 'Los Angeles'],
      ['Maine', 'Bangor'],
      ['Washington', 'Seattle'],
      ['Illinois', 'Chicago'],
      ['Oregon', 'Portland'],
      ['Texas', 'Austin'],
      ['Rhode Island', 'Providence'],
      ['California', 'San Francisco'],
      ['Vermont', 'Burlington'],
      ['Pennsylvania', 'Philadelphia'],
      ['Colorado', 'Denver'],
    ],
  },
  {
    country: 'CA',
    weight: 10,
    languages: ['en-CA', 'fr-CA'],
    cities: [
      ['Ontario', 'Toronto'],
      ['Nova Scotia', 'Halifax'],
      ['Quebec', 'Montréal'],
      ['British Columbia', 'Vancouver'],
    ],
  },
  {
    country: 'GB',
    weight: 9,
    languages: ['en-GB'],
    cities: [
      ['England', 'London'],
      ['Scotland', 'Edinburgh'],
      ['England', 'Bristol'],
      ['Wales', 'Cardiff'],
    ],
  },
  {
    country: 'DE',
    weight: 5,
    languages: ['de-DE', 'en-US'],
    cities: [
      ['Berlin', 'Berlin'],
      ['Hamburg', 'Hamburg'],
      ['Bavaria', 'Munich'],
    ],
  },
  {
    country: 'AU',
    weight: 3.5,
    languages: ['en-AU'],
    cities: [
      ['Victoria', 'Melbourne'],
      ['New South Wales', 'Sydney'],
      ['Tasmania', 'Hobart'],
    ],
  },
  {
    country: 'FR',
    weight: 2.6,
    languages: ['fr-FR'],
    cities: [
      ['Île-de-France', 'Paris'],
      ['Brittany', 'Rennes'],
    ],
  },
  {
    country: 'NL',
    weight: 2.2,
    languages: ['nl-NL', 'en-US'],
    cities: [
      ['North Holland', 'Amsterdam'],
      ['Utrecht', 'Utrecht'],
    ],
  },
  {
    country: 'JP',
    weight: 2,
    languages: ['ja-JP'],
    cities: [
      ['Tokyo', 'Tokyo'],
      ['Kanagawa', 'Yokohama'],
    ],
  },
  {
    country: 'SE',
    weight: 1.6,
    languages: ['sv-SE'],
    cities: [
      ['Stockholm County', 'Stockholm'],
      ['Västra Götaland County', 'Gothenburg'],
    ],
  },
  {
    country: 'IE',
    weight: 1.5,
    languages: ['en-IE'],
    cities: [
      ['Leinster', 'Dublin'],
      ['Munster', 'Cork'],
    ],
  },
  {
    country: 'DK',
    weight: 1.2,
    languages: ['da-DK'],
    cities: [['Capital Region', 'Copenhagen']],
  },
  {
    country: 'IN',
    weight: 1.2,
    languages: ['en-IN', 'hi-IN'],
    cities: [
      ['Karnataka', 'Bengaluru'],
      ['Maharashtra', 'Mumbai'],
    ],
  },
  {
    country: 'CN',
    weight: 1.1,
    languages: ['zh-CN'],
    cities: [
      ['Shanghai', 'Shanghai'],
      ['Guangdong', 'Shenzhen'],
    ],
  },
  {
    country: 'BR',
    weight: 1.1,
    languages: ['pt-BR'],
    cities: [
      ['São Paulo', 'São Paulo'],
      ['Rio de Janeiro', 'Rio de Janeiro'],
    ],
  },
]

const choice: WeightedChoice<{
  country: string
  cities: WeightedChoice<readonly [string, string]>
  languages: WeightedChoice<string>
}> = weightedChoice(
  countries.map(({ country, cities, languages }) => ({
    country,
    cities: byRank(cities),
    languages: byRank(languages),
  })),
  (_, index) => countries[index]?.weight ?? 0,
)

export function locationOf(random: Random): Location {
  const { country, cities, languages } = random.pick(choice)
  const [region, city] = random.pick(cities)
  return { country, region, city, language: random.pick(languages) }
}
