import type { Chain as ViemChain } from 'viem'
import { expectTypeOf } from 'vitest'
import type * as z from 'zod/mini'
import type { Options } from '../../src/controllers/options.ts'
import type { MessageKey } from '../../src/i18n/parts.ts'
import type { SiwxOptions } from '../../src/types/siwx.ts'
import type { AttributeName, AttributeValue } from '../host/attributes.ts'
import type { siwxAttribute } from '../host/siwxAttribute.ts'
import type { WalletModalAttributes, WalletModalJson } from './attributes.ts'
import type { CamelCase } from './bindings.ts'
import type { TextKey, WalletModalTexts } from './texts.ts'

// Every option is set by an attribute, except options that are derived from others.
expectTypeOf<
  Exclude<keyof Options, CamelCase<AttributeName>>
>().toEqualTypeOf<'hasConnectMethods'>()

// An attribute with a choice of values has the same values in the element.
type Choice = 'all-wallets' | 'layout' | 'theme-mode'
expectTypeOf<Pick<WalletModalAttributes, Choice>>().toEqualTypeOf<{
  [Name in Choice]: AttributeValue<Name>
}>()

// Boolean options are set by boolean attributes.
type Switch = {
  [Name in AttributeName]: AttributeValue<Name> extends boolean ? Name : never
}[AttributeName]
expectTypeOf<WalletModalAttributes[Switch]>().toEqualTypeOf<boolean | 'true' | 'false'>()

// Parsed values of JSON attributes have the types that a host may write. Four are parsed by parts
// that load later, and `review` may be a word.
type Json = Exclude<
  keyof WalletModalJson,
  'siwx' | 'contracts' | 'descriptors' | 'review' | 'texts'
>
expectTypeOf<{ [Name in Json]: AttributeValue<Name> }>().toExtend<{
  [Name in Json]: Name extends 'theme-variables' ? Record<string, string> : WalletModalJson[Name]
}>()

// `WalletModalJson` has every attribute whose value is an object or a list, except `default-network`.
type Shaped = {
  [Name in AttributeName]: NonNullable<AttributeValue<Name>> extends object ? Name : never
}[AttributeName]
expectTypeOf<Exclude<Shaped, 'default-network'>>().toEqualTypeOf<Json>()

expectTypeOf<z.output<typeof siwxAttribute>>().toExtend<SiwxOptions>()

JSON.stringify({ required: false } satisfies WalletModalJson['siwx'])
JSON.stringify({ swaps: false, socials: ['google'] } satisfies WalletModalJson['features'])
JSON.stringify({ send: ['eip155'] } satisfies WalletModalJson['features'])
JSON.stringify([{ method: 'personal_sign', review: 'all' }] satisfies WalletModalJson['review'])
JSON.stringify([{ context: {}, display: {} }] satisfies WalletModalJson['descriptors'])
// @ts-expect-error: `myspace` is not a social provider
JSON.stringify({ socials: ['myspace'] } satisfies WalletModalJson['features'])
// @ts-expect-error: `--accent` is not a property of the theme
JSON.stringify({ '--accent': 'red' } satisfies WalletModalJson['theme-variables'])

// The types of `networks` accept chains as viem exports them.
expectTypeOf<ViemChain>().toExtend<WalletModalJson['networks'][number]>()

expectTypeOf<TextKey>().toEqualTypeOf<MessageKey>()
JSON.stringify({
  sv: { 'title.Connect': 'Anslut plånbok', 'account.count': { other: '{count} adresser' } },
} satisfies WalletModalJson['texts'])
// @ts-expect-error: `title.Conect` is not a key
JSON.stringify({ en: { 'title.Conect': 'Choose your wallet' } } satisfies WalletModalJson['texts'])
// Texts from a file may have keys of other versions.
expectTypeOf<Record<string, Record<string, string>>>().toExtend<WalletModalTexts>()
expectTypeOf<{
  en: { 'title.Connect': string; 'title.OfLaterVersion': string }
}>().toExtend<WalletModalTexts>()
