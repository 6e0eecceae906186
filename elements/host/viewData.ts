import * as z from 'zod/mini'
import { socialProviders } from '../../src/types/social.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { isEmail } from '../../src/utils/isEmail.ts'
import { oneOf } from '../../src/utils/schemas.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { readNetwork, readWallet } from './commandData.ts'

/**
 * View data that commands may contain and that are parsed each by itself. The check of Send reads `token`; only the modal
 * sets the other members.
 */
type SentData = Omit<ViewData, 'namespace' | 'swapUnsupportedChain' | 'token' | 'transaction'>

export const isView = (name: unknown): name is ViewName =>
  typeof name === 'string' && Object.hasOwn(viewRegistry, name)

const parsed =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (value: unknown): Value | undefined =>
    schema.safeParse(value).data

/** True for a decimal amount above zero, written with digits and at most one point. */
const isAmount = (text: string) =>
  /^(?:0|[1-9]\d{0,77})(?:\.\d{1,77})?$/.test(text) && /[1-9]/.test(text)

const email = parsed(z.string().check(z.refine(isEmail)))

/**
 * Parsers of a command's view data, which return undefined for invalid data. `readView` refuses invalid data of a
 * payment, and treats other invalid data as missing.
 */
export const viewDataParsers: {
  [Kind in keyof SentData]-?: (value: unknown) => SentData[Kind]
} = {
  wallet: readWallet,
  network: readNetwork,
  recipient: parsed(z.string().check(z.refine((text) => /^\S{1,255}$/.test(text)))),
  amount: parsed(z.string().check(z.refine(isAmount))),
  email,
  newEmail: email,
  redirectView: (value) => (isView(value) ? value : undefined),
  provider: parsed(oneOf(socialProviders)),
  target: parsed(oneOf(['source', 'to'])),
}
