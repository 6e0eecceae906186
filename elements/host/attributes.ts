import * as z from 'zod/mini'
import {
  connectorSections,
  defaultFeatures,
  type Features,
  type Options,
} from '../../src/controllers/options.ts'
import { publicHosts } from '../../src/services/hosts.ts'
import type { Network } from '../../src/types/network.ts'
import { accountTypes, bool, nonEmptyText, oneOf, record, text } from '../../src/utils/schemas.ts'
import { pageMetadata } from './pageMetadata.ts'
import { anyUrl, caipNetworkId, httpUrl, json, list, network, wallet } from './schemas.ts'

/** One attribute: the option it sets, how its text is read, and what it is when absent. */
interface Attribute<Value> {
  schema: z.ZodMiniType<Value>
  fallback: () => Value
}

function attribute<Value>(schema: z.ZodMiniType<Value>, fallback: () => Value): Attribute<Value> {
  return { schema, fallback }
}

const words = list(z.string())
const presence = attribute(
  z.pipe(
    text,
    z.transform(() => true),
  ),
  () => false,
)
const trueOrFalse = attribute(
  z.pipe(
    // Frameworks that know properties only write `true` as an empty attribute.
    oneOf(['true', 'false', '']),
    z.transform((value) => value !== 'false'),
  ),
  () => true,
)
const url = (fallback: string) => attribute<string>(httpUrl, () => fallback)
const nothing = () => null
const none = () => []

const isSocials = (value: unknown) =>
  value === false || z.safeParse(z.array(oneOf(socials)), value).success
const flag = z.optional(bool)
export const socials = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const

const features = z.object({
  swaps: flag,
  onramp: flag,
  receive: flag,
  send: flag,
  email: flag,
  emailShowWallets: flag,
  socials: z.optional(z.custom<Features['socials']>(isSocials)),
  connectorTypeOrder: z.optional(z.array(oneOf(connectorSections))),
  history: flag,
  analytics: flag,
  allWallets: flag,
  legalCheckbox: flag,
  smartSessions: flag,
  collapseWallets: flag,
  walletFeaturesOrder: z.optional(z.array(oneOf(['onramp', 'swaps', 'receive', 'send']))),
  connectMethodsOrder: z.optional(z.nullable(z.array(oneOf(['email', 'social', 'wallet'])))),
})

/** What is left out keeps its default. */
const withDefaults = z.pipe(
  features,
  z.transform((given): Features => {
    const set = Object.entries(given).filter(([, value]) => value !== undefined)
    return { ...defaultFeatures, ...Object.fromEntries(set) }
  }),
)

/** Attributes that set the option of the same name, `project-id` that of `projectId`. */
export const optionAttributes = {
  'project-id': attribute<string | null>(nonEmptyText, nothing),
  metadata: attribute<Options['metadata']>(
    z.pipe(
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
    pageMetadata,
  ),
  'custom-rpc-urls': attribute<Options['customRpcUrls']>(
    json(record(caipNetworkId, z.array(httpUrl))),
    () => ({}),
  ),
  'allow-unsupported-chain': presence,
  'enable-network-switch': trueOrFalse,
  'enable-reconnect': trueOrFalse,
  'enable-injected': trueOrFalse,
  'enable-eip6963': trueOrFalse,
  'enable-walletconnect': trueOrFalse,
  'enable-coinbase': trueOrFalse,
  'enable-wallet-guide': trueOrFalse,
  features: attribute<Features>(json(withDefaults), () => defaultFeatures),
  'featured-wallet-ids': attribute<string[]>(words, none),
  'include-wallet-ids': attribute<string[]>(words, none),
  'exclude-wallet-ids': attribute<string[]>(words, none),
  'custom-wallets': attribute<Options['customWallets']>(json(z.array(wallet)), none),
  'all-wallets': attribute<Options['allWallets']>(
    oneOf(['show', 'hide', 'only-mobile']),
    () => 'show',
  ),
  tokens: attribute<Options['tokens']>(
    json(record(caipNetworkId, z.object({ address: text, image: z.optional(text) }))),
    () => ({}),
  ),
  'default-account-types': attribute<Options['defaultAccountTypes']>(
    json(accountTypes) as z.ZodMiniType<Options['defaultAccountTypes']>,
    () => ({}),
  ),
  'terms-url': attribute<string | null>(httpUrl, nothing),
  'privacy-url': attribute<string | null>(httpUrl, nothing),
  announce: presence,
  'services-url': url(publicHosts.walletServices),
  'blockchain-api-url': url(publicHosts.blockchainApi),
  'analytics-url': url(publicHosts.analytics),
  'relay-url': attribute<string>(anyUrl, () => publicHosts.relay),
  'frame-url': url(publicHosts.frame),
  debug: presence,
}

/** The option that an attribute sets. */
export function toOptionName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Attributes of the page's one configuration. */
export const sharedAttributes = {
  networks: attribute<Network[]>(
    list(network).check(z.refine((all) => all.length > 0, 'no network')) as z.ZodMiniType<
      Network[]
    >,
    () => [z.parse(network, 'ethereum') as Network],
  ),
  'default-network': attribute<Network | null>(network as z.ZodMiniType<Network>, nothing),
  ...optionAttributes,
}

/** Attributes that each element has for itself. */
export const ownAttributes = {
  'theme-mode': attribute<'auto' | 'light' | 'dark'>(
    oneOf(['auto', 'light', 'dark']),
    () => 'auto',
  ),
  'theme-variables': attribute<Record<string, string>>(
    json(
      record(
        text.check(z.refine((name) => /^--wm-[a-z-]+$/.test(name), 'not a --wm- property')),
        text,
      ),
    ),
    () => ({}),
  ),
  lang: attribute<string | null>(text, nothing),
  embedded: presence,
}

export const allAttributes = { ...sharedAttributes, ...ownAttributes }
export type AttributeName = keyof typeof allAttributes
export type AttributeValue<Name extends AttributeName> =
  (typeof allAttributes)[Name] extends Attribute<infer Value> ? Value : never
