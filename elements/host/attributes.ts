import * as z from 'zod/mini'
import {
  connectMethods,
  connectorSections,
  defaultOptions,
  type Features,
  type Metadata,
  type Options,
  walletFeatures,
} from '../../src/controllers/options.ts'
import { type Namespace, namespaces } from '../../src/types/caip.ts'
import type { Network } from '../../src/types/network.ts'
import { otherKits } from '../../src/types/otherKit.ts'
import { socialProviders } from '../../src/types/social.ts'
import { readDocument } from '../../src/utils/readDocument.ts'
import {
  accountTypes,
  bool,
  finiteNumber,
  nonEmptyText,
  oneOf,
  orNull,
  record,
  text,
} from '../../src/utils/schemas.ts'
import { toSafeHttpUrl } from '../../src/utils/url.ts'
import type { WalletModalAttributes } from '../types/attributes.ts'
import type { CamelCase } from '../types/bindings.ts'
import {
  anyUrl,
  caipNetworkId,
  httpUrl,
  json,
  list,
  network,
  optionalPage,
  optionalText,
  relayUrl,
  wallet,
  wssUrl,
} from './schemas.ts'

function content(selector: string, name: string): string {
  return readDocument('head').querySelector(selector)?.getAttribute(name) ?? ''
}

/** Returns the page's metadata for wallets. Values that the host has not set are taken from the page. */
function pageMetadata(): Metadata {
  const icon = readDocument('head').querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: readDocument('title') || location.host,
    description:
      content('meta[name="description"]', 'content') ||
      content('meta[property="og:description"]', 'content'),
    url: location.origin,
    icons: icon ? [icon] : [],
  }
}

/**
 * `WalletModalAttributes` defines the names, types and meaning of the attributes. If an attribute is missing here, or
 * is unknown there, the types below do not compile.
 */

/**
 * All attributes that this module parses. The element handles `open` as a command, and `signInPart.ts` parses the
 * attributes of sign-in.
 */
export type AttributeName = Exclude<
  keyof WalletModalAttributes,
  'open' | 'siwx' | 'name' | 'required'
>

/** Attributes that set the option of the same name, as `project-id` sets `projectId`. */
type OptionAttribute = {
  [Name in AttributeName]: CamelCase<Name> extends keyof Options ? Name : never
}[AttributeName]

type OptionValue<Name> = CamelCase<Name> extends keyof Options ? Options[CamelCase<Name>] : never

const words = list(text)
const presence = z.pipe(
  text,
  z.transform(() => true),
)
const trueOrFalse = z.pipe(
  // The empty value stands for true: frameworks that only set properties write `true` as an empty attribute.
  oneOf(['true', 'false', '']),
  z.transform((value) => value !== 'false'),
)

const maxRelays = 4

/** A list of relays; `none` is the empty one. */
const relays = z.pipe(
  z.transform((value: unknown) => (String(value).trim() === 'none' ? '' : value)),
  list(wssUrl).check(z.refine((all) => all.length <= maxRelays, `more than ${maxRelays} relays`)),
)

/** Two https URLs of different hosts, or none; separated by commas, or as a JSON array. */
const resolvers = z.pipe(
  z.transform((value: unknown) =>
    String(value)
      .split(/[\s,"[\]]+/)
      .filter(Boolean),
  ),
  z.array(text).check(
    z.refine((all) => {
      const hosts = new Set(all.map((url) => toSafeHttpUrl(url) && new URL(url).host))
      return !all[0] || (all.length === 2 && hosts.size === 2 && !hosts.has(null))
    }, 'not two https URLs of different hosts'),
  ),
)

const flag = z.optional(bool)

/** A list of values from `all`, or another value that stands for all of them or for an empty list. */
const listOr = <Value>(
  all: readonly string[],
  isOther: (value: unknown) => boolean,
  other: string,
) =>
  z.optional(
    z.custom<Value>(
      (value) =>
        isOther(value) || (Array.isArray(value) && value.every((one) => all.includes(one))),
      `not ${other} or a list of ${all.join(', ')}`,
    ),
  )
const familySwitch = listOr<boolean | Namespace[]>(
  namespaces,
  (value) => typeof value === 'boolean',
  'true, false',
)

const features = z.object({
  swaps: flag,
  onramp: flag,
  receive: familySwitch,
  send: familySwitch,
  email: flag,
  emailShowWallets: flag,
  socials: listOr<Features['socials']>(socialProviders, (value) => value === false, 'false'),
  connectorTypeOrder: z.optional(z.array(oneOf(connectorSections))),
  history: familySwitch,
  analytics: flag,
  allWallets: flag,
  legalCheckbox: flag,
  smartSessions: flag,
  permissions: flag,
  collapseWallets: flag,
  walletFeaturesOrder: z.optional(z.array(oneOf(walletFeatures))),
  connectMethodsOrder: z.optional(orNull(z.array(oneOf(connectMethods)))),
} satisfies { [Name in keyof Features]: z.ZodMiniType<Features[Name] | undefined> })

/** Parses `features`; a missing member keeps its default. */
const withDefaults = z.pipe(
  features,
  z.transform((given): Features => {
    const set = Object.entries(given).filter(([, value]) => value !== undefined)
    return { ...defaultOptions.features, ...Object.fromEntries(set) }
  }),
)

const reviewRule = z.strictObject({
  method: z.optional(nonEmptyText),
  contract: z.optional(nonEmptyText),
  atMost: z.optional(text.check(z.refine((value) => /^\d+$/.test(value), 'no base units'))),
  withinMs: z.optional(
    finiteNumber.check(z.refine((ms) => ms >= 0 && ms <= 5_000, 'not 0 to 5000')),
  ),
  review: oneOf(['off', 'risky', 'all']),
})

export const optionAttributes: { [Name in OptionAttribute]: z.ZodMiniType<OptionValue<Name>> } = {
  'project-id': nonEmptyText,
  metadata: z.pipe(
    json(
      z.object({
        name: z.optional(text),
        description: z.optional(text),
        url: z.optional(httpUrl),
        icons: z.optional(z.array(text)),
      }),
    ),
    z.transform((given) => ({ ...pageMetadata(), ...given })),
  ) as z.ZodMiniType<Options['metadata']>,
  'custom-rpc-urls': json(record(caipNetworkId, z.array(httpUrl))),
  'allow-unsupported-chain': presence,
  'enable-network-switch': trueOrFalse,
  'enable-reconnect': trueOrFalse,
  'restore-from': list(oneOf(otherKits)),
  'enable-injected': trueOrFalse,
  'enable-eip6963': trueOrFalse,
  'enable-walletconnect': trueOrFalse,
  'enable-coinbase': trueOrFalse,
  'enable-wallet-guide': trueOrFalse,
  features: json(withDefaults),
  'featured-wallet-ids': words,
  'include-wallet-ids': words,
  'exclude-wallet-ids': words,
  'only-wallets': words,
  'custom-wallets': json(z.array(wallet)),
  'all-wallets': oneOf(['show', 'hide', 'only-mobile']),
  onramp: json(
    z.object({ meldPublicKey: optionalText, meldUrl: optionalPage, coinbaseAppId: optionalText }),
  ),
  tokens: json(record(caipNetworkId, z.object({ address: text, image: z.optional(text) }))),
  'default-account-types': json(accountTypes) as z.ZodMiniType<Options['defaultAccountTypes']>,
  'terms-url': httpUrl,
  'privacy-url': httpUrl,
  announce: presence,
  'follow-transactions': presence,
  review: z.union([oneOf(['off', 'risky', 'auto', 'all']), json(z.array(reviewRule))]),
  // The parts that parse these three load only on pages that set them.
  contracts: text,
  texts: text,
  descriptors: text,
  'ccip-read': trueOrFalse,
  'services-url': httpUrl,
  'blockchain-api-url': httpUrl,
  'analytics-url': httpUrl,
  'relay-url': anyUrl,
  'nostr-relays': relays,
  'dns-resolvers': resolvers,
  'metamask-relay': relayUrl,
  'frame-url': httpUrl,
  debug: presence,
}

/** Attributes that configure the page. All elements use the values of the oldest element. */
const sharedAttributes = {
  networks: list(network).check(
    z.refine((all) => all.length > 0, 'no network'),
  ) as unknown as z.ZodMiniType<Network[]>,
  'default-network': network as z.ZodMiniType<Network | null>,
  ...optionAttributes,
}

const ownAttributes = {
  layout: oneOf(['card', 'wide']),
  'theme-mode': oneOf(['auto', 'light', 'dark']),
  'theme-variables': json(
    record(text.check(z.refine((name) => /^--wm-[a-z-]+$/.test(name), 'no --wm- name')), text),
  ),
  lang: text as z.ZodMiniType<string | null>,
  embedded: presence,
}

export const allAttributes = {
  ...sharedAttributes,
  ...ownAttributes,
} satisfies Record<AttributeName, z.ZodMiniType>

export type AttributeValue<Name extends AttributeName> = z.output<(typeof allAttributes)[Name]>

/**
 * Defaults of two groups of attributes: those that set no option, and those whose default differs from the default of
 * their option.
 */
const ownDefaults: {
  [Name in Exclude<AttributeName, OptionAttribute> | 'metadata']: () => AttributeValue<Name>
} = {
  metadata: pageMetadata,
  networks: () => [z.parse(network, 'ethereum') as Network],
  'default-network': () => null,
  layout: () => 'card',
  'theme-mode': () => 'auto',
  'theme-variables': () => ({}),
  lang: () => null,
  embedded: () => false,
}

export function defaultOf(name: AttributeName): unknown {
  const { [name]: own } = ownDefaults as Partial<Record<AttributeName, () => unknown>>
  return own ? own() : (defaultOptions as unknown as Record<string, unknown>)[toOptionName(name)]
}

/** Words of a text that is no list, each of which may be an id that the page meant. */
const idsIn = (text: string): string[] => text.match(/[\w.:-]+/g) ?? ['none']

/** Everything that the attribute can turn off. */
function noFeatures(): Features {
  const flags = Object.entries(defaultOptions.features).filter(
    ([, value]) => typeof value === 'boolean',
  )
  const off = Object.fromEntries(flags.map(([name]) => [name, false])) as Partial<Features>
  return { ...defaultOptions.features, ...off, socials: false, legalCheckbox: true }
}

/** The strictest values of attributes that protect. */
const strictest: { [Name in AttributeName]?: (text: string) => AttributeValue<Name> } = {
  review: () => 'all',
  features: noFeatures,
  'include-wallet-ids': idsIn,
  'exclude-wallet-ids': idsIn,
  'only-wallets': idsIn,
  'dns-resolvers': () => [],
}

/**
 * Returns the value of an attribute whose text cannot be read, and that has had no good value. It is the strictest for
 * attributes that protect, and for those that are true or false; else the default.
 */
export function standInFor(name: AttributeName, text: string): unknown {
  if ((allAttributes[name] as unknown) === trueOrFalse) return false
  return strictest[name]?.(text) ?? defaultOf(name)
}

export function toOptionName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
