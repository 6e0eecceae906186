import { formsOf, readTexts } from '../../src/i18n/testing/readTexts.ts'
import type { HostEventMap } from '../../src/types/host.ts'
import type { Page } from './world/openPage.ts'

/** A text that the user has seen: of a toast, or the sentence of an error. */
export interface ShownText {
  where: string
  text: string
}

/** Characters of format that users cannot see. The isolates U+2066 to U+2069 are the modal's own. */
const hidden = /(?![\u2066-\u2069])\p{Cf}/u
/** A parameter is a name, an amount such as `< 0.001`, or a quotation; none of them has markup or line breaks. */
const parameter = '(?:[^<>\\n]|< ){0,200}?'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Texts that are nothing but a parameter, which every text would match. */
const isOpen = (text: string) => /^\{\w+\}$/.test(text)

const texts = readTexts('en')
const patterns = Object.values(texts)
  .flatMap(formsOf)
  .filter((text) => !isOpen(text))
  .map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join(parameter),
  )
/** Follows the sentence of an error that one node alone has told. */
const oneNode = escaped(`. ${texts['transaction.oneNode']}`)
const sentence = new RegExp(`^(?:${patterns.join('|')})(?:${oneNode})?$`, 'u')

/** All texts that a page has shown in toasts and with errors. The sentence of an error event is the one that views show. */
export function shownTexts({ events, toasts }: Page): ShownText[] {
  const ofToasts = toasts.flatMap(({ message, detail = message }) => [
    { where: 'a toast', text: message },
    { where: 'a toast’s detail', text: detail },
  ])
  const ofErrors = events.flatMap(({ name, detail }) => {
    if (name !== 'error') return []
    const { code, shortMessage } = detail as HostEventMap['error']
    return { where: code, text: shortMessage }
  })
  return [...ofToasts, ...ofErrors]
}

/** True if a text is a sentence of the catalogue with its parameters, and hides no characters. */
export const isOfCatalogue = (text: string): boolean => sentence.test(text) && !hidden.test(text)
