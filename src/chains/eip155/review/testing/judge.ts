import { isHarmless } from '../../../../actions/review/isHarmless.ts'
import { eip155Requests } from '../requestReader.ts'
import type { Case } from './cases.ts'
import { context } from './read.ts'

/** True if a request reaches the wallet without a review, on a page that declares its contracts or does not. */
async function passes(one: Case, declares: boolean): Promise<boolean> {
  const { method, params, chainId = 1, own, takesNothing = false } = one
  const place = { ...context, caipNetworkId: `eip155:${chainId}` } as const
  const request = await eip155Requests.read({ method, params }, place)
  if (!request) return true
  const described = { ...request, ...(await request.describe?.()) }
  const declared = new Set(own.map((address) => address.toLowerCase()))
  return isHarmless(
    request,
    declares ? (address) => declared.has(address.toLowerCase()) : null,
    () => ({
      place: { networkId: place.caipNetworkId, network: null, address: '' },
      described: Promise.resolve(described),
      imitations: async () => [],
      isWithoutLoss: async () => takesNothing && request.isWithoutLoss !== undefined,
      simulate: () => null,
      simulateAgain: () => null,
    }),
  )
}

/** Names of the cases that pass, or that do not. */
export async function namesThat(
  expected: 'pass' | 'need a review',
  cases: readonly Case[],
  { declares }: { declares: boolean },
): Promise<string[]> {
  const found: string[] = []
  for (const one of cases) {
    if ((await passes(one, declares)) === (expected === 'pass')) found.push(one.name)
  }
  return found
}
