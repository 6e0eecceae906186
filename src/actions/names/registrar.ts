/** Name suffixes of the registrar behind the blockchain API; new names get `newSuffix`. */
export const registrar = {
  suffixes: ['.reown.id', '.wcn.id'],
  newSuffix: '.reown.id',
} as const

/** True for a name of the registrar, which is not on a chain. */
export function isRegistrarName(name: string): boolean {
  return registrar.suffixes.some((suffix) => name.endsWith(suffix))
}
