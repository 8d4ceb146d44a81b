export type Encoding = 'br' | 'gzip'

/** The best of the encodings that `Accept-Encoding` takes, by its name or by `*` where the name is not there; undefined without one. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .replaceAll(/\s/g, '')
      .split(',')
      .map((part) => {
        const [name = '', weight = 'q=1'] = part.split(';')
        return [name, Number(weight.replace('q=', ''))] as const
      }),
  )
  return (['br', 'gzip'] as const).find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
