import * as z from 'zod/mini'
import { frameSocialProviders } from '../types/social.ts'
import { toDisplayText } from '../utils/displayText.ts'
import { isEmail } from '../utils/isEmail.ts'
import { bool, finiteNumber, oneOf, orElse, record, text } from '../utils/schemas.ts'

/**
 * Requests to the frame and their responses: `@w3m-app/NAME` gets `@w3m-frame/NAME_SUCCESS` or `@w3m-frame/NAME_ERROR`.
 * The schemas use only zod types that other files already use, because every further type adds code to each page.
 */

const isShort = (value: string) => value.length <= 2048
const short = text.check(z.refine(isShort, 'too long'))
const otp = text.check(z.refine((value) => /^\d{6}$/.test(value), 'not six digits'))
const accountType = oneOf(['eoa', 'smartAccount'])
const email = text.check(z.refine(isEmail, 'not an email address'))

/** Reads a malformed email address as null. */
const emailOrNone = orElse(email, null)
const userName = z.transform((value: unknown) =>
  typeof value === 'string' ? toDisplayText(value) || null : null,
)

/** Chain id of a message: a number for eip155, the CAIP-2 id for other namespaces. */
const chainId = z.custom<string | number>(
  (value) => (typeof value === 'string' && isShort(value)) || Number.isSafeInteger(value),
  'not a chain id',
)
const accounts = z.optional(
  z
    .array(z.object({ address: short, type: accountType }))
    .check(z.refine((all) => all.length <= 100, 'too many accounts')),
)

const nothing = z.transform(() => undefined)
const anything = z.unknown()
const withChain = z.object({ chainId })
const withOtp = z.object({ otp })
const withEmail = z.object({ email })

const user = z.object({
  email: emailOrNone,
  address: short,
  chainId,
  smartAccountDeployed: z.optional(bool),
  accounts,
  preferredAccountType: orElse(accountType, null),
})

const dappData = z.object({
  metadata: z.optional(
    z.object({ name: text, description: text, url: text, icons: z.array(text) }),
  ),
  sdkVersion: z.optional(text),
  sdkType: z.optional(text),
  projectId: text,
})

const theme = z.object({
  themeMode: z.optional(oneOf(['light', 'dark'])),
  w3mThemeVariables: z.optional(record(text, text)),
})

const rpcRequest = z.object({ method: short, params: z.optional(anything) })

export const messages = {
  CONNECT_EMAIL: {
    payload: withEmail,
    reply: z.object({ action: oneOf(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  CONNECT_DEVICE: { payload: nothing, reply: nothing },
  CONNECT_OTP: { payload: withOtp, reply: nothing },
  GET_SOCIAL_REDIRECT_URI: {
    payload: z.object({ provider: oneOf(frameSocialProviders) }),
    reply: z.object({ uri: short }),
  },
  CONNECT_SOCIAL: { payload: z.object({ uri: text }), reply: z.object({ userName }) },
  GET_FARCASTER_URI: { payload: nothing, reply: z.object({ url: short }) },
  CONNECT_FARCASTER: { payload: nothing, reply: z.object({ userName }) },
  GET_USER: {
    payload: z.object({ chainId, preferredAccountType: z.optional(accountType) }),
    reply: user,
  },
  IS_CONNECTED: { payload: nothing, reply: z.object({ isConnected: bool }) },
  GET_CHAIN_ID: { payload: nothing, reply: withChain },
  SIGN_OUT: { payload: nothing, reply: nothing },
  SWITCH_NETWORK: { payload: withChain, reply: withChain },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    reply: z.object({ smartAccountEnabledNetworks: z.array(finiteNumber) }),
  },
  INIT_SMART_ACCOUNT: {
    payload: nothing,
    reply: z.object({ address: short, isDeployed: bool }),
  },
  SET_PREFERRED_ACCOUNT: {
    payload: z.object({ type: accountType }),
    reply: z.object({ type: orElse(accountType, null), address: orElse(short, null) }),
  },
  RPC_REQUEST: { payload: rpcRequest, reply: anything },
  UPDATE_EMAIL: {
    payload: withEmail,
    reply: z.object({ action: oneOf(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: withOtp, reply: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: withOtp, reply: z.object({ newEmail: email }) },
  SYNC_THEME: { payload: theme, reply: nothing },
  SYNC_DAPP_DATA: { payload: dappData, reply: nothing },
  RELOAD: { payload: nothing, reply: nothing },
}

export type RequestName = keyof typeof messages
export type Payload<Name extends RequestName> = z.input<(typeof messages)[Name]['payload']>
export type Reply<Name extends RequestName> = z.output<(typeof messages)[Name]['reply']>

export const errorPayload = z.object({ message: z.optional(text) })

/**
 * Requests with a time limit of 30 s, since the frame responds to them at once or never. A timeout is logged for the
 * host's developers.
 */
export const timedRequests: ReadonlySet<RequestName> = new Set([
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
])
