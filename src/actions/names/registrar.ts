/** Name suffixes of the registrar, which is the name service of the blockchain API. New names get `newSuffix`. */
export const registrar = {
  suffixes: ['.reown.id', '.wcn.id'],
  newSuffix: '.reown.id',
} as const

/** True for a name of the registrar. Such a name is not stored on a chain. */
export function isRegistrarName(name: string): boolean {
  return registrar.suffixes.some((suffix) => name.endsWith(suffix))
}
