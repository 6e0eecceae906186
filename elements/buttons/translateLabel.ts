import { loadLanguage, pickLanguage, textsFor } from '../../src/i18n/languages.ts'
import type { PageTexts } from '../../src/types/message.ts'

/** Keys of the English texts that a button has before any other code has loaded. */
const keys = { 'Connect Wallet': 'button.connect', Network: 'account.network' } as const

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

/** The longest text of the page that a button takes. The host boundary reports mistakes in the attribute. */
const maxLength = 100

/** Returns the texts that the page has set on the modal; none if they are unreadable. */
function textsOf(modal: Element | null | undefined): PageTexts {
  try {
    const texts: unknown = JSON.parse(modal?.getAttribute('texts') ?? '{}')
    return texts instanceof Object ? (texts as PageTexts) : {}
  } catch {
    return {}
  }
}

/**
 * Replaces the button's English text by that of its modal: in the modal's language, and the page's own if it has set one in
 * the attribute `texts`. A text in the button itself stays.
 */
export async function translateLabel(
  button: HTMLButtonElement,
  modal?: Element | null,
): Promise<void> {
  const slot = button.querySelector('slot')
  const text = slot?.textContent as keyof typeof keys
  const key = keys[text]
  if (!slot || !key) return
  try {
    const own = textsOf(modal)
    const [language = ''] = pickLanguage(languagesAround(modal ?? button), Object.keys(own)) ?? []
    const chosen = textsFor(language, own)?.[key]
    const translated =
      typeof chosen === 'string' && chosen.length <= maxLength
        ? chosen
        : (await loadLanguage(language))?.opened[key]
    // The button may show an account by now.
    if (typeof translated === 'string' && slot.isConnected) slot.textContent = translated
  } catch {
    // Without its file the text stays English, and so it does for a malformed `lang`.
  }
}
