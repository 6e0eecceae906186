/**
 * Forms of a text, by the CLDR plural category of its parameter `count`. A language has those categories that
 * `Intl.PluralRules` knows for it.
 */
export type Plural = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string
}

/** A text with `{parameters}`. */
export type Message = string | Plural

/** Texts by language tag and key. */
export type PageTexts = Readonly<Record<string, Readonly<Record<string, Message>>>>
