interface Verify {
  register(params: { id: string; decryptedId: string }): Promise<string | undefined>
}

/** The SDK gives up after 5 s with an empty result; an earlier one comes from the service. */
const unreachableAfterMs = 4500

/** A second call during the first one leaves the first pending in the SDK for ever, so each call has this limit. */
const giveUpAfterMs = 6000

/** The verify service knows only messages of the public relay. */
export function isPublicRelay(relayUrl: string): boolean {
  try {
    return /(?:^|\.)walletconnect\.(?:org|com)$/.test(new URL(relayUrl).hostname)
  } catch {
    return false
  }
}

function settleWithin(work: Promise<string | undefined>, limitMs: number): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(''), limitMs)
    const settle = (attestation: string | undefined) => {
      clearTimeout(timer)
      resolve(attestation ?? '')
    }
    work.then(settle, () => settle(''))
  })
}

/**
 * A hosted frame attests the origin, for which the SDK waits up to 5 s. Calls are serialized, and resolve at once after
 * the service proved unreachable (blocked, or refused by the page's policy).
 */
export function guardDomainVerification(verify: Verify, enabled: boolean): void {
  const register = verify.register
  let unreachable = false
  let queue: Promise<string> = Promise.resolve('')

  async function attest(params: { id: string; decryptedId: string }): Promise<string> {
    if (unreachable) return ''
    const startedAt = performance.now()
    const attestation = await settleWithin(register.call(verify, params), giveUpAfterMs)
    unreachable = attestation === '' && performance.now() - startedAt >= unreachableAfterMs
    return attestation
  }

  verify.register = (params) => {
    if (!enabled) return Promise.resolve('')
    queue = queue.then(() => attest(params))
    return queue
  }
}
