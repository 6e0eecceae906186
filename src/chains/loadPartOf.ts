import { WalletModalError } from '../errors/WalletModalError.ts'
import { loadPart } from '../utils/loadPart.ts'
import type { PartLoaders } from './ChainFamily.ts'

/**
 * @throws WalletModalError UNSUPPORTED_CHAIN if the family lacks the part, LOAD_FAILED if the part's chunk cannot be
 * fetched (the next call retries)
 */
export async function loadPartOf<Parts, Part extends keyof Parts>(
  family: { readonly parts: PartLoaders<Parts> } | undefined,
  part: Part,
): Promise<Parts[Part]> {
  const load = family?.parts[part]
  if (load) return loadPart(load())
  throw new WalletModalError('UNSUPPORTED_CHAIN', {
    longMessage: `Chain ${String(part)} not found`,
  })
}
