/**
 * The registrar behind the blockchain API: which names it keeps, and which suffix it gives to new ones. Another
 * registrar is named here and nowhere else.
 */
export const registrar = {
  suffixes: ['.reown.id', '.wcn.id'],
  newSuffix: '.reown.id',
} as const

/** Whether a name is kept by the registrar, and not by a chain. */
export function isRegistrarName(name: string): boolean {
  return registrar.suffixes.some((suffix) => name.endsWith(suffix))
}
