/** `font-brand` is declared by no theme: KitProvider sets it for a brand with a family of its own. */
const sans = (...scripts: string[]): string =>
  ["var(--sl-font-brand, 'Inter Variable')", ...scripts, 'Arial', 'sans-serif'].join(', ')

/** Families and weights; `tracking` scales every negative letter spacing and is 0 where the script forbids it. */
export const font = {
  'font-sans': sans('-apple-system', "'Segoe UI Variable Text'", "'Segoe UI'", 'Roboto', "'Helvetica Neue'"),
  'font-mono': "'Geist Mono Variable', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  'font-features': "'ss03'",
  'weight-regular': 450,
  'weight-micro': 560,
  'weight-caption': 480,
  'weight-medium': 520,
  'weight-semibold': 580,
  'weight-strong': 600,
  'weight-bold': 620,
  tracking: 1,
  'line-body': '1.25rem',
}

type Font = typeof font

/** Chinese system fonts have the weights 500 and 600 and nothing between; no script there is tracked. */
export const fontOfChinese: Partial<Font> = {
  'font-sans': sans(
    "'PingFang SC'",
    "'HarmonyOS Sans SC'",
    'MiSans',
    "'Microsoft YaHei UI'",
    "'Noto Sans CJK SC'",
    "'Noto Sans SC'",
  ),
  'font-features': 'normal',
  'weight-regular': 400,
  'weight-micro': 500,
  'weight-caption': 400,
  'weight-medium': 500,
  'weight-semibold': 600,
  'weight-strong': 600,
  'weight-bold': 600,
  tracking: 0,
}

/** Tracking breaks the joins of Arabic letters. */
export const fontOfArabic: Partial<Font> = {
  'font-sans': sans("'Noto Sans Arabic Variable'", "'SF Arabic'", "'Segoe UI'", 'Tahoma'),
  'font-features': 'normal',
  tracking: 0,
  'line-body': '1.375rem',
}

export const fontOfHebrew: Partial<Font> = {
  'font-sans': sans("'Noto Sans Hebrew Variable'", "'SF Hebrew'", "'Segoe UI'"),
  'font-features': 'normal',
  tracking: 0,
}
