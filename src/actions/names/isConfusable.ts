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
