/** Letters that look like those of ASCII: with accents, or of other scripts. ENSIP-15 allows one script in a label. */
const likeAscii =
  /(?!\p{ASCII})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{M}]/u

/** 0 and 1 between letters, which look like o and l. */
const digitsAsLetters = /\p{L}[01]+\p{L}/u

/** True if another normalized name may look like this one. */
export function isConfusable(name: string): boolean {
  return likeAscii.test(name.normalize('NFD')) || digitsAsLetters.test(name)
}
