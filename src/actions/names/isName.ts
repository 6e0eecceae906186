import type { Namespace } from '../../types/caip.ts'
import { loadPart } from '../../utils/loadPart.ts'

const maxLength = 255

/** True if the text has the form of a name: labels separated by dots. An address never has this form. */
export function isName(text: string): boolean {
  return text.length <= maxLength && /^[^\s.:/@]+(?:\.[^\s.:/@]+)+$/u.test(text)
}

/**
 * True if every label consists of lower-case ASCII letters, digits and hyphens. ENSIP-15 leaves such labels unchanged.
 */
const isPlain = (name: string) =>
  name.split('.').every((label) => /^_*[a-z\d-]+$/.test(label) && label.slice(2, 4) !== '--')

/**
 * True if the label starts like an EVM or Bitcoin address. Addresses of other families contain capital letters, which a
 * normalized name never contains, so they need no check.
 */
const isAddressLike = (label: string) => /^(?:0x[\da-f]{16}|bc1[a-z\d]{30})/.test(label)

/**
 * True for a normalized name without labels that look like addresses. In families without a name service, a name must
 * be plain ASCII.
 */
export async function mayBeShown(name: string, namespace: Namespace): Promise<boolean> {
  if (!isName(name) || name.split('.').some(isAddressLike)) return false
  if (isPlain(name)) return true
  const families = await loadPart(import('../../chains/laterFamilies.ts'))
  if (!families.hasLaterPart(namespace, 'names')) return false
  return (await families.loadLaterPart(namespace, 'names')).isNormalized(name)
}

/**
 * Accented letters, and letters of other scripts that resemble ASCII letters. ENSIP-15 forbids only mixed scripts in
 * one label.
 */
const likeAscii =
  /(?!\p{ASCII})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{M}]/u

/** The digits 0 and 1 between letters, where they look like o and l. */
const digitsAsLetters = /\p{L}[01]+\p{L}/u

/** True if a different normalized name may be displayed like this one. */
export function isConfusable(name: string): boolean {
  return likeAscii.test(name.normalize('NFD')) || digitsAsLetters.test(name)
}
