import type { Namespace } from '../../types/caip.ts'
import { loadPart } from '../../utils/loadPart.ts'

const maxLength = 255

/** True if the text has the form of a name: labels with dots between them. No address has it. */
export function isName(text: string): boolean {
  return text.length <= maxLength && /^[^\s.:/@]+(?:\.[^\s.:/@]+)+$/u.test(text)
}

/** Labels of these letters are normalized by ENSIP-15, so its tables are not needed. */
const isPlain = (name: string) =>
  name.split('.').every((label) => /^_*[a-z\d-]+$/.test(label) && label.slice(2, 4) !== '--')

/** True if the label begins like an EVM or Bitcoin address; those of the other families have capital letters. */
const isAddressLike = (label: string) => /^(?:0x[\da-f]{16}|bc1[a-z\d]{30})/.test(label)

/** True for a normalized name without address-like labels; without a name service, only of plain letters. */
export async function mayBeShown(name: string, namespace: Namespace): Promise<boolean> {
  if (!isName(name) || name.split('.').some(isAddressLike)) return false
  if (isPlain(name)) return true
  const families = await loadPart(import('../../chains/laterFamilies.ts'))
  if (!families.hasLaterPart(namespace, 'names')) return false
  return (await families.loadLaterPart(namespace, 'names')).isNormalized(name)
}
