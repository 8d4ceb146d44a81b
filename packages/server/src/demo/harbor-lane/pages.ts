import { byRank, weightedChoice, type Random, type WeightedChoice } from '../random.ts'

export type PageKind = 'home' | 'journal' | 'article' | 'shop' | 'product' | 'cart' | 'checkout' | 'thanks' | 'about'

export interface Page {
  kind: PageKind
  pathname: string
  title: string
  /** The price in dollars; 0 where nothing is sold. */
  price: number
}

const page = (kind: PageKind, pathname: string, title: string, price = 0): Page => ({
  kind,
  pathname,
  title: `${title} – Harbor Lane (Demo)`,
  price,
})
const article = (slug: string, title: string): Page => page('article', `/journal/${slug}/`, title)
const product = (slug: string, title: string, price: number): Page => page('product', `/shop/${slug}/`, title, price)

/** The pages of each kind, the most popular first. */
const pages: Readonly<Record<PageKind, readonly Page[]>> = {
  home: [page('home', '/', 'Things for a house by the sea')],
  journal: [
    page('journal', '/journal/', 'Journal'),
    page('journal', '/journal/kitchen/', 'Journal: Kitchen'),
    page('journal', '/journal/workshop/', 'Journal: Workshop'),
    page('journal', '/journal/coast/', 'Journal: Coast'),
  ],
  article: [
    article('how-to-read-a-tide-table', 'How to read a tide table'),
    article('sharpening-a-kitchen-knife', 'Sharpening a kitchen knife'),
    article('chowder-for-a-cold-evening', 'Chowder for a cold evening'),
    article('caring-for-linen', 'Caring for linen'),
    article('knots-worth-knowing', 'Six knots worth knowing'),
    article('oiling-a-cutting-board', 'Oiling a cutting board'),
    article('what-the-fog-horn-says', 'What the fog horn says'),
    article('a-weekend-in-stonington', 'A weekend in Stonington'),
    article('seasoning-cast-iron', 'Seasoning cast iron'),
    article('the-last-sailmaker', 'The last sailmaker in town'),
    article('beeswax-candles-at-home', 'Beeswax candles at home'),
    article('packing-for-an-island', 'Packing for an island'),
    article('blueberry-season', 'Blueberry season'),
    article('mending-a-wool-sweater', 'Mending a wool sweater'),
    article('lighthouses-you-can-visit', 'Lighthouses that you can visit'),
    article('a-shelf-without-screws', 'A shelf without screws'),
    article('smoking-mackerel', 'Smoking mackerel'),
    article('winter-on-the-wharf', 'Winter on the wharf'),
    article('indigo-dyeing', 'Dyeing with indigo'),
    article('choosing-a-teapot', 'Choosing a teapot'),
    article('seaweed-in-the-garden', 'Seaweed in the garden'),
    article('letters-from-the-ferry', 'Letters from the ferry'),
    article('a-table-for-eight', 'A table for eight'),
    article('splicing-rope', 'Splicing rope'),
    article('the-salt-shed', 'The salt shed'),
    article('paint-that-lasts-outdoors', 'Paint that lasts outdoors'),
    article('a-potter-at-work', 'A potter at work'),
    article('birds-of-the-breakwater', 'Birds of the breakwater'),
  ],
  shop: [
    page('shop', '/shop/', 'Shop'),
    page('shop', '/shop/kitchen/', 'Shop: Kitchen'),
    page('shop', '/shop/textiles/', 'Shop: Textiles'),
    page('shop', '/shop/gifts/', 'Shop: Gifts'),
  ],
  product: [
    product('stoneware-mug', 'Stoneware mug', 28),
    product('linen-apron', 'Linen apron', 64),
    product('beeswax-candles', 'Beeswax candles, six', 24),
    product('ash-cutting-board', 'Ash cutting board', 72),
    product('fisherman-sweater', 'Fisherman’s sweater', 168),
    product('oyster-knife', 'Oyster knife', 46),
    product('cotton-rope-doormat', 'Cotton rope doormat', 58),
    product('sea-salt', 'Sea salt, 200 g', 12),
    product('enamel-teapot', 'Enamel teapot', 54),
    product('wool-blanket', 'Wool blanket', 145),
    product('tide-calendar', 'Tide calendar', 22),
    product('brass-hook', 'Brass hook', 18),
    product('canvas-tote', 'Canvas tote', 38),
    product('indigo-napkins', 'Indigo napkins, four', 42),
    product('storm-lantern', 'Storm lantern', 88),
    product('cast-iron-skillet', 'Cast iron skillet', 96),
  ],
  cart: [page('cart', '/cart/', 'Basket')],
  checkout: [page('checkout', '/checkout/', 'Checkout')],
  thanks: [page('thanks', '/thank-you/', 'Thank you')],
  about: [
    page('about', '/about/', 'About us'),
    page('about', '/shipping-and-returns/', 'Shipping and returns'),
    page('about', '/visit/', 'Visit the shop'),
    page('about', '/contact/', 'Contact'),
  ],
}

const ranked = Object.fromEntries(Object.entries(pages).map(([kind, list]) => [kind, byRank(list)])) as Record<
  PageKind,
  WeightedChoice<Page>
>

export const pageOf = (kind: PageKind, random: Random): Page => random.pick(ranked[kind])

type Kinds = Partial<Record<PageKind, number>>

export const kinds = (weights: Kinds): WeightedChoice<PageKind> =>
  weightedChoice(Object.keys(weights) as PageKind[], (kind) => weights[kind] ?? 0)

/** The weights of the pages that somebody visits after a page, as long as the basket is empty. */
const next: Readonly<Record<PageKind, WeightedChoice<PageKind>>> = {
  home: kinds({ article: 25, journal: 20, shop: 30, product: 20, about: 5 }),
  journal: kinds({ article: 80, shop: 10, home: 10 }),
  article: kinds({ article: 50, journal: 15, product: 15, shop: 10, home: 10 }),
  shop: kinds({ product: 80, shop: 12, home: 8 }),
  product: kinds({ product: 55, shop: 30, home: 8, about: 7 }),
  cart: kinds({ product: 60, shop: 30, about: 10 }),
  checkout: kinds({ cart: 50, about: 50 }),
  thanks: kinds({ home: 50, journal: 50 }),
  about: kinds({ home: 50, shop: 50 }),
}

export const nextPage = (from: Page, random: Random): Page => pageOf(random.pick(next[from.kind]), random)

/** The attention that a kind of page gets: median seconds, and scroll depth in percent. */
export const attention: Readonly<Record<PageKind, { seconds: number; scrollDepth: number }>> = {
  home: { seconds: 22, scrollDepth: 55 },
  journal: { seconds: 20, scrollDepth: 60 },
  article: { seconds: 75, scrollDepth: 68 },
  shop: { seconds: 24, scrollDepth: 62 },
  product: { seconds: 34, scrollDepth: 52 },
  cart: { seconds: 25, scrollDepth: 80 },
  checkout: { seconds: 80, scrollDepth: 92 },
  thanks: { seconds: 14, scrollDepth: 70 },
  about: { seconds: 28, scrollDepth: 64 },
}
