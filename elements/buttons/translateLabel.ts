import { loadLanguage, pickLanguage } from '../../src/i18n/languages.ts'

/** Keys of the English texts that a button has before any other code has loaded. */
const keys = { 'Connect Wallet': 'title.Connect', Network: 'account.network' } as const

/** Returns the nearest `lang`, also outside of shadow roots, or else the languages of the browser. */
function languagesAround(element: Element): readonly string[] {
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host) {
    // Frameworks write POSIX locales such as `de_DE` and `de_DE.UTF-8`.
    const [locale = ''] = ((node as HTMLElement).lang ?? '').trim().split(/[.@]/)
    const tag = locale.replaceAll('_', '-')
    if (/^[a-z]{2,3}(?![^-])/i.test(tag)) return [tag]
  }
  return navigator.languages
}

/** Replaces the button's English text by that in the language of the page. A text of the page's own stays. */
export async function translateLabel(button: HTMLButtonElement): Promise<void> {
  const slot = button.querySelector('slot')
  const text = slot?.textContent as keyof typeof keys
  const key = keys[text]
  if (!slot || !key) return
  try {
    const [language = ''] = pickLanguage(languagesAround(button)) ?? []
    const texts = (await loadLanguage(language))?.opened
    // The button may show an account by now.
    const translated = texts?.[key]
    if (typeof translated === 'string' && slot.isConnected) slot.textContent = translated
  } catch {
    // Without its file the text stays English, and so it does for a malformed `lang`.
  }
}
