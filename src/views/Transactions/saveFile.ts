/** Saves text as a file of the user, by a link to a Blob, which a strict content security policy allows. */
export function saveFile(name: string, type: string, text: string): void {
  // Spreadsheets read UTF-8 only with a byte order mark.
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the Blob over once the click is dispatched; Safari 17 reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
