/** The registrar behind the blockchain API. This is the only place that names it. */
export const registrar = {
  suffixes: ['.reown.id', '.wcn.id'],
  newSuffix: '.reown.id',
} as const

/** True for a name that is registered at the registrar and not on a chain. */
export function isRegistrarName(name: string): boolean {
  return registrar.suffixes.some((suffix) => name.endsWith(suffix))
}
