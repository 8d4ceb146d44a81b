interface BrandedNavigator extends Navigator {
  userAgentData?: {
    getHighEntropyValues: (hints: string[]) => Promise<{ fullVersionList?: { brand: string; version: string }[] }>
  }
}

/** Letters of every script that the kit is drawn in; whichever font a machine has for them leaves its mark. */
const letters = ['Hamburgefonstiv 0123', '汉字访问统计', 'زيارات العربية', 'עברית ביקורים']
const families = ["'Inter Variable', sans-serif", "'Geist Mono Variable', monospace", 'system-ui']

/** Names what draws the pictures here: the version of Chromium, and its fonts by the pixels that they make. */
export async function machineName(): Promise<string> {
  const { userAgentData }: BrandedNavigator = navigator
  const { fullVersionList = [] } = (await userAgentData?.getHighEntropyValues(['fullVersionList'])) ?? {}
  const version = fullVersionList.find(({ brand }) => /Chrom/.test(brand))?.version ?? 'unknown'
  // Vitest takes points out of names of files.
  return `chromium-${version.replaceAll('.', '-')}-fonts-${await fontPrint()}`
}

async function fontPrint(): Promise<string> {
  await Promise.all(families.map((family) => document.fonts.load(`16px ${family}`, letters.join(''))))
  const canvas = new OffscreenCanvas(320, 24 * letters.length * families.length)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw letters on')
  for (const [index, [family, text]] of families
    .flatMap((font) => letters.map((line) => [font, line] as const))
    .entries()) {
    context.font = `16px ${family}`
    context.fillText(text, 0, 24 * index + 18)
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const hash = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(hash).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
