/**
 * Whether a file is one of those that can be chosen.
 * @param types endings (`.csv`), types (`text/csv`) and groups of types (`image/*`)
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  return types.some((accepted) => {
    if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted.toLowerCase())
    return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted
  })
}
