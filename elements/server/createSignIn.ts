import * as z from 'zod/mini'
import { maxMessageLength, maxSignatureLength } from '../../src/chains/signedLimits.ts'
import { isCode } from '../../src/errors/WalletModalError.ts'
import type { SignInData } from '../../src/types/siwx.ts'
import { namespaceOf } from '../../src/utils/caip.ts'
import type {
  ServerSession,
  SessionSource,
  SignedInAccount,
  SignInServer,
  SignInServerOptions,
} from '../types/signInServer.ts'
import { checkMessage } from './checkMessage.ts'
import { clearedCookie, setCookie, tokenFrom } from './cookies.ts'
import { createSeal, randomBytes } from './createSeal.ts'
import { createHandler } from './handleRequest.ts'
import { loadFamily } from './loadFamily.ts'
import { nodeOf } from './nodeOf.ts'
import { createNonce, readNonce } from './nonces.ts'
import { parseMessage } from './parseMessage.ts'
import { parseOptions } from './parseOptions.ts'
import { SignInError } from './SignInError.ts'
import { readToken, type StoredAccount, writeToken } from './sessionToken.ts'

export { SignInError }

const textUpTo = (most: number) =>
  z.custom<string>((value) => typeof value === 'string' && value.length <= most)

const signedMessage = z.object({
  message: textUpTo(maxMessageLength),
  signature: textUpTo(maxSignatureLength),
})

const lastExpiry = (accounts: readonly SignedInAccount[]) =>
  Math.max(...accounts.map(({ expiresAt }) => expiresAt))

/** Leaves out what only the token has. */
const toAccount = ({ signedAs, domain, ...account }: StoredAccount): SignedInAccount => account

const toSession = (accounts: readonly StoredAccount[]): ServerSession => ({
  accounts: accounts.map(toAccount),
  expiresAt: lastExpiry(accounts),
})

export function createSignIn(options: SignInServerOptions): SignInServer {
  const settings = parseOptions(options)
  const { secrets, sessionMs, nonceMs, rpcUrls, store } = settings
  const seal = createSeal(secrets)

  async function withStore<Result>(use: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await use()
    } catch (cause) {
      throw new SignInError('STORE_FAILED', 'The store has failed', cause)
    }
  }

  async function readAccounts(source: SessionSource): Promise<StoredAccount[]> {
    const accounts = await readToken(seal, tokenFrom(source))
    const ended = await withStore(() => Promise.all(accounts.map(({ id }) => store.isEnded(id))))
    return accounts.filter((_, index) => ended[index] === false)
  }

  /** Nothing but the first use of a nonce passes, whether the signature is valid or not. */
  async function consumeNonce(nonce: string): Promise<void> {
    const expiresAt = await readNonce(seal, nonce)
    if (expiresAt === null || expiresAt <= Date.now())
      throw new SignInError('INVALID_NONCE', 'The nonce is not of this server, or has expired')
    if ((await withStore(() => store.takeNonce(nonce, expiresAt))) !== true)
      throw new SignInError('NONCE_USED', 'The nonce was used before')
  }

  /** Returns the one form of the address that has signed. */
  async function verifySignature(
    { accountAddress: address, chainId: caipNetworkId }: SignInData,
    signed: z.infer<typeof signedMessage>,
  ): Promise<string> {
    const { verifier, toOneForm } = await loadFamily(namespaceOf(caipNetworkId))
    const rpc = nodeOf(rpcUrls[caipNetworkId])
    const isValid = await verifier
      .verify({ ...signed, address, caipNetworkId, rpc })
      .catch((cause: unknown) => {
        if (cause instanceof SignInError) throw cause
        if (isCode(cause, 'SIWX_UNCHECKABLE'))
          throw new SignInError('UNCHECKABLE_SIGNATURE', 'Signatures by a script are not checked')
        throw new SignInError('NODE_FAILED', 'No node of the network has responded', cause)
      })
    const known = isValid && toOneForm(address, caipNetworkId)
    if (!known) throw new SignInError('INVALID_SIGNATURE', 'The account has not signed the message')
    return known
  }

  const server = {
    nonce: () => createNonce(seal, Date.now() + nonceMs),

    async verify(body: unknown, former?: SessionSource) {
      const parsed = signedMessage.safeParse(body)
      if (!parsed.success)
        throw new SignInError('INVALID_REQUEST', 'The body needs message and signature')
      const data = parseMessage(parsed.data.message)
      checkMessage(data, settings)
      await consumeNonce(data.nonce)
      const address = await verifySignature(data, parsed.data)
      const { chainId: caipNetworkId, accountAddress: signedAs, domain, expirationTime } = data
      const now = Date.now()
      const latest = now + sessionMs
      const account: StoredAccount = {
        id: [...randomBytes(12)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        namespace: namespaceOf(caipNetworkId),
        caipNetworkId,
        address,
        signedAs,
        domain,
        signedInAt: now,
        expiresAt: expirationTime ? Math.min(latest, Date.parse(expirationTime)) : latest,
      }
      const others = (await readAccounts(former)).filter(
        (one) => one.address !== address || one.caipNetworkId !== caipNetworkId,
      )
      const token = await writeToken(seal, [...others, account])
      const accounts = await readToken(seal, token)
      return {
        account: toAccount(account),
        data,
        session: toSession(accounts),
        token,
        cookie: setCookie(token, lastExpiry(accounts)),
      }
    },

    async readSession(source: SessionSource) {
      const accounts = await readAccounts(source)
      return accounts.length > 0 ? toSession(accounts) : null
    },

    async signOut(source: SessionSource, namespace?: SignedInAccount['namespace']) {
      const accounts = await readAccounts(source)
      const ended = accounts.filter((one) => !namespace || one.namespace === namespace)
      const kept = accounts.filter((one) => !ended.includes(one))
      await withStore(() =>
        Promise.all(ended.map(({ id, expiresAt }) => store.endSignIn(id, expiresAt))),
      )
      if (kept.length === 0) return clearedCookie
      return setCookie(await writeToken(seal, kept), lastExpiry(kept))
    },
  }
  return { ...server, handle: createHandler(server, { ...settings, readAccounts }) }
}
