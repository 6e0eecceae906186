import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../src/types/caip.ts'
import { isCaipNetworkId } from '../../src/utils/caip.ts'
import { toUrl } from '../../src/utils/toUrl.ts'
import type { SignInServerOptions, SignInStore } from '../types/signInServer.ts'
import { createMemoryStore } from './createMemoryStore.ts'

/** Options with their defaults. */
export interface SignInSettings {
  origins: readonly string[]
  secrets: readonly string[]
  networks: ReadonlySet<CaipNetworkId>
  rpcUrls: Readonly<Record<string, readonly string[]>>
  sessionMs: number
  nonceMs: number
  store: SignInStore
  path: string
}

const isWeb = (text: unknown) =>
  typeof text === 'string' && /^https?:$/.test(toUrl(text)?.protocol ?? '')
const isOrigin = (text: unknown) => isWeb(text) && toUrl(String(text))?.origin === text
const isSecret = (text: unknown) => typeof text === 'string' && text.length >= 32
const isStore = (value: unknown) => {
  const store = value as SignInStore | null
  const { takeNonce, endSignIn, isEnded } = store ?? ({} as Partial<SignInStore>)
  return [takeNonce, endSignIn, isEnded].every((method) => typeof method === 'function')
}

/** One value or a list of them, read as a list. */
function listOf(isValid: (value: unknown) => boolean, most: number) {
  const one = z.transform((value: unknown) => [value].flat())
  return z.pipe(
    one,
    z.custom<string[]>(
      (list) =>
        Array.isArray(list) && list.length > 0 && list.length <= most && list.every(isValid),
    ),
  )
}
const seconds = (byDefault: number, most: number) =>
  z.pipe(
    z.transform((value: unknown) => value ?? byDefault),
    z.custom<number>((value) => Number.isSafeInteger(value) && value >= 1 && value <= most),
  )

const year = 366 * 86_400

const schemas = {
  origin: listOf(isOrigin, 20),
  secret: listOf(isSecret, 10),
  networks: z.custom<CaipNetworkId[]>(
    (list) => Array.isArray(list) && list.length > 0 && list.every(isCaipNetworkId),
  ),
  rpcUrls: z.optional(z.custom<Record<string, unknown>>((value) => isRecord(value))),
  sessionSeconds: seconds(86_400, year),
  nonceSeconds: seconds(300, 86_400),
  store: z.optional(z.custom<SignInStore>(isStore)),
  path: z.pipe(
    z.transform((value: unknown) => value ?? '/sign-in'),
    z.custom<string>((value) => typeof value === 'string' && /^(?:\/[\w.~-]+)+$/.test(value)),
  ),
}

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws TypeError that names the option and not its value, which may be a secret */
function parse<Value>(name: string, schema: z.ZodMiniType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new TypeError(`createSignIn: the option ${name} is invalid`)
}

/** @throws TypeError for an invalid option */
export function parseOptions(options: SignInServerOptions): SignInSettings {
  const { origin, secret, networks, rpcUrls, sessionSeconds, nonceSeconds, store, path } = options
  const urls = listOf(isWeb, 10)
  const nodes = Object.entries(parse('rpcUrls', schemas.rpcUrls, rpcUrls) ?? {})
  return {
    origins: parse('origin', schemas.origin, origin),
    secrets: parse('secret', schemas.secret, secret),
    networks: new Set(parse('networks', schemas.networks, networks)),
    rpcUrls: Object.fromEntries(
      nodes.map(([id, value]) => [id, parse(`rpcUrls of ${id.slice(0, 50)}`, urls, value)]),
    ),
    sessionMs: parse('sessionSeconds', schemas.sessionSeconds, sessionSeconds) * 1000,
    nonceMs: parse('nonceSeconds', schemas.nonceSeconds, nonceSeconds) * 1000,
    store: parse('store', schemas.store, store) ?? createMemoryStore(),
    path: parse('path', schemas.path, path),
  }
}
