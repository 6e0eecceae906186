import * as z from 'zod/mini'
import { socialProviders } from '../../src/types/social.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { isEmail } from '../../src/utils/isEmail.ts'
import { oneOf } from '../../src/utils/schemas.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { readNetwork, readToken, readWallet } from './commandData.ts'

/** Data that commands send; the modal sets the others itself. */
type SentData = Omit<ViewData, 'namespace' | 'swapUnsupportedChain'>

export const isView = (name: unknown): name is ViewName =>
  typeof name === 'string' && Object.hasOwn(viewRegistry, name)

const parsed =
  <Value>(schema: z.ZodMiniType<Value>) =>
  (value: unknown): Value | undefined =>
    schema.safeParse(value).data

const email = parsed(z.string().check(z.refine(isEmail)))

/** Undefined for invalid data, which counts as missing. */
export const viewDataParsers: {
  [Kind in keyof SentData]-?: (value: unknown) => SentData[Kind]
} = {
  wallet: readWallet,
  network: readNetwork,
  token: readToken,
  email,
  newEmail: email,
  redirectView: (value) => (isView(value) ? value : undefined),
  provider: parsed(oneOf(socialProviders)),
  target: parsed(oneOf(['source', 'to'])),
}
