const maxLength = 255

/** Whether text has the form of a name that can be resolved: labels with dots between them. No address has. */
export function isName(text: string): boolean {
  return text.length <= maxLength && /^[^\s.:/@]+(?:\.[^\s.:/@]+)+$/u.test(text)
}
