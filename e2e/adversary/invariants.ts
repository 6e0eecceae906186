import type { SignInSession } from '../../src/types/siwx.ts'
import type { PurchaseRequest } from './chains/onrampEndpoints.ts'
import type { Payment } from './families/Family.ts'
import type { Outcome, PurchaseReview, Review, SignInReview } from './flows/Outcome.ts'
import { isOfCatalogue, shownTexts } from './shownTexts.ts'

/** A rule that was broken, in a sentence. */
export type Breach = string

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function isReviewed(review: Review, payment: Payment): boolean {
  const { kind, to, token, amount, from = review.account, network = review.network } = payment
  if (!same(from, review.account) || network !== review.network) return false
  const isSameToken = review.token === null ? token === null : same(review.token, token ?? '')
  // Wallets have the user lower an allowance.
  const isAmount = kind === 'approve' ? amount <= review.amount : amount === review.amount
  return review.kind === kind && same(review.to, to) && isSameToken && isAmount
}

/** True if the wallet itself signs something else; the page can then only tell it as it is. */
const isWalletLying = ({ world }: Outcome) =>
  world.lies.some(({ entry }) => entry.kind === 'wallet' && entry.field.startsWith('signed.'))

function signedAsReviewed(outcome: Outcome): Breach[] {
  if (isWalletLying(outcome)) return []
  return outcome.payments
    .filter((payment) => !outcome.reviews.some((review) => isReviewed(review, payment)))
    .map(
      ({ to, token, amount }) =>
        `signed ${amount} of ${token ?? 'native'} to ${to}, which no review showed`,
    )
}

function feeWithinCeiling(outcome: Outcome): Breach[] {
  if (isWalletLying(outcome)) return []
  return outcome.payments.flatMap((payment) => {
    const review = outcome.reviews.find((one) => isReviewed(one, payment))
    const ceiling = review?.feeCeiling ?? null
    if (ceiling === null || payment.fee <= ceiling) return []
    return [`a fee of ${payment.fee}, where the review said at most ${ceiling}`]
  })
}

/** Wallets show the receiver as many tokens as the user typed. */
function arrivesAsTyped({ family, payments, reviews }: Outcome): Breach[] {
  return payments.flatMap((payment) => {
    const { token, amount } = payment
    const shown = family.shownByWallets?.(token, amount)
    const typed = reviews.find((one) => isReviewed(one, payment))?.typedTokens ?? null
    if (shown === undefined || typed === null || Math.abs(shown - typed) < 1e-5) return []
    return [`${typed} were typed, and wallets show ${shown}`]
  })
}

/** Orders whose amount leaves the account. */
const leaving: readonly Review['kind'][] = ['send', 'swap', 'speedUp']

/** By the chain: no more leaves the account than the reviews said together. */
function leavesNoMore(outcome: Outcome): Breach[] {
  const { before, after, reviews } = outcome
  if (isWalletLying(outcome)) return []
  return Object.keys(before).flatMap((token) => {
    const left = (before[token] ?? 0n) - (after[token] ?? 0n)
    const executed = outcome.payments.filter(({ isReplaced }) => !isReplaced)
    const isExecuted = (one: Review) => executed.some((payment) => isReviewed(one, payment))
    const own = reviews.filter(
      (one) => leaving.includes(one.kind) && same(one.token ?? 'native', token) && isExecuted(one),
    )
    const fees = executed.reduce((sum, { fee }) => sum + fee, 0n)
    const beside = reviews.reduce((sum, one) => sum + one.beside, 0n)
    const said = own.reduce((sum, { amount }) => sum + amount, 0n)
    const most = token === 'native' ? said + fees + beside : said
    return left > most ? [`${left} of ${token} left the account, where ${most} was reviewed`] : []
  })
}

/** A swap brings at least what its review promised. */
function bringsWhatWasSaid({ payments, reviews }: Outcome): Breach[] {
  return payments.flatMap((payment) => {
    const { brought, isSuccess } = payment
    const least = reviews.find((one) => isReviewed(one, payment))?.brings?.least
    if (!isSuccess || !brought || least === undefined || brought.amount >= least) return []
    return [`a swap brought ${brought.amount}, and the review said at least ${least}`]
  })
}

/** Share of the value below which a swap takes a second press. */
const leastShare = 0.84

/** By honest prices: a swap that loses much takes more than one press. */
function lossIsConfirmed({ payments, reviews, family }: Outcome): Breach[] {
  return payments.flatMap((payment) => {
    const { brought, isSuccess, token, amount } = payment
    if (!isSuccess || !brought || !family.worth) return []
    const [given, got] = [family.worth(token, amount), family.worth(brought.token, brought.amount)]
    const isConfirmed = reviews.some((one) => isReviewed(one, payment) && one.isConfirmed)
    if (isConfirmed || got >= given * leastShare) return []
    return [`$${given} became $${got} by one press`]
  })
}

function paysOnce({ payments, reviews }: Outcome): Breach[] {
  return payments.length > reviews.length
    ? [`${payments.length} payments for ${reviews.length} presses`]
    : []
}

export const signInsOf = (pages: Outcome['pages']): SignInSession[] =>
  pages.flatMap(({ events }) =>
    events.flatMap(({ name, detail }) =>
      name === 'signin' ? [Reflect.get(detail, 'session')] : [],
    ),
  )

const confirmedIn = (pages: Outcome['pages']) =>
  pages.flatMap(({ events }) =>
    events.flatMap(({ name, detail }) =>
      name === 'transaction' && Reflect.get(detail, 'phase') === 'confirmed' ? [detail] : [],
    ),
  )

/** In an honest world: each transaction that the chain has executed is told as confirmed, once. */
export function tellsNoEnd({ pages, payments }: Outcome): Breach[] {
  const told = confirmedIn(pages).map((detail) => String(Reflect.get(detail, 'hash')))
  const times = (hash: string) => told.filter((one) => same(one, hash)).length
  return payments
    .filter(({ hash, isSuccess }) => times(hash) !== (isSuccess ? 1 : 0))
    .map(({ hash }) => `${hash} was told as confirmed ${times(hash)} times`)
}

/**
 * Success is told only of a transaction that the chain has executed as reviewed. Worlds are left out in which a source
 * lies that alone decides what is told, as the table says.
 */
function toldAsItIs(outcome: Outcome): Breach[] {
  const { pages, payments, reviews, world } = outcome
  const isUnproved = world.lies.some(
    ({ entry: { row } }) => row[1] === 'told' && (row[2] === 'one' || row[2] === 'none'),
  )
  if (isUnproved) return []
  return confirmedIn(pages).flatMap((detail) => {
    const hash = String(Reflect.get(detail, 'hash'))
    const payment = payments.find((one) => same(one.hash, hash))
    if (!payment) return [`confirmed ${hash}, which the account has not sent`]
    if (!payment.isSuccess) return [`confirmed ${hash}, which has failed`]
    const isOrdered = reviews.some((review) => isReviewed(review, payment))
    if (isOrdered || Reflect.get(detail, 'differs') === true) return []
    return [`confirmed ${hash} as the order, but it pays ${payment.amount} to ${payment.to}`]
  })
}

/** A sign-in is told only of an account whose key has signed its message. */
function signsInByItsKey({ pages, family }: Outcome): Breach[] {
  return signInsOf(pages).flatMap(({ data, message, signature }) => {
    const { accountAddress } = data
    const isNamed = message.includes(accountAddress)
    if (isNamed && family.hasSigned(accountAddress, message, signature)) return []
    return [`signed in as ${accountAddress}, whose key has not signed the message`]
  })
}

/** Site, account, network and statement that a message names, and a nonce that no other message has. */
function namesWhatWasShown({ family, signIns, pages }: Outcome): Breach[] {
  const asked = family.messages()
  const isOf = (text: string, { site, account, network, statement, nonce }: SignInReview) =>
    text.startsWith(`${site} wants you to sign in with your `) &&
    text.includes(`account:\n${account}\n`) &&
    text.includes(`\nChain ID: ${network.split(':')[1]}\n`) &&
    (statement === null || text.includes(`\n\n${statement}\n\n`)) &&
    (nonce === null || text.includes(`\nNonce: ${nonce}\n`))
  const others = asked.filter((text) => !signIns.some((shown) => isOf(text, shown)))
  const told = signInsOf(pages).filter(
    ({ data, message }) =>
      !message.includes(`\nNonce: ${data.nonce}\n`) || !message.startsWith(`${data.domain} wants`),
  )
  const nonces = asked.map((text) => /^Nonce: (.*)$/m.exec(text)?.[1])
  const isRandom = signIns.every(({ nonce }) => nonce === null)
  return [
    ...others.map((text) => `asked to sign “${text}”, which no view showed`),
    ...told.map(({ message }) => `told a session whose data are not those of “${message}”`),
    ...(isRandom && new Set(nonces).size < nonces.length ? ['asked to sign a nonce twice'] : []),
  ]
}

/** The provider is asked for the account, token, chain and amount that the form has shown, and its page opens for them alone. */
function buysWhatWasShown({ family, purchases, opened }: Outcome): Breach[] {
  const asked = family.purchases ?? []
  const isOf = (request: PurchaseRequest, shown: PurchaseReview) => {
    const { destinationWallets, defaultNetwork, presetFiatAmount, presetCryptoAmount } = request
    const [wallet, ...others] = destinationWallets as { address: string; assets: string[] }[]
    return (
      others.length === 0 &&
      wallet?.address === shown.account &&
      wallet.assets.join() === shown.symbol &&
      defaultNetwork === shown.chain &&
      request.partnerUserId === shown.account &&
      [undefined, Number(shown.amount)].includes(presetFiatAmount as number | undefined) &&
      [undefined, Number(shown.quoted)].includes(presetCryptoAmount as number | undefined)
    )
  }
  const wrong = asked.filter((request) => !purchases.some((shown) => isOf(request, shown)))
  const isOfShown = ({ url, account }: Outcome['opened'][number]) => {
    const { protocol, searchParams } = new URL(url)
    const [currency, receiver] = [searchParams.get('fiatCurrency'), searchParams.get('for')]
    const isOfAccount = receiver === null || receiver === account
    const isOfCurrency = purchases.some((shown) => shown.currency === currency)
    return protocol === 'https:' && isOfAccount && isOfCurrency
  }
  return [
    ...wrong.map(
      (request) => `asked the provider for ${JSON.stringify(request)}, which no form showed`,
    ),
    ...opened
      .filter((one) => !isOfShown(one))
      .map(({ url, account }) => `opened ${url} for ${account}, which no form showed`),
    ...(opened.length > asked.length ? ['opened a page that was not requested'] : []),
  ]
}

/** Every text that the user sees is a sentence of the catalogue. */
function speaksByCatalogue({ pages }: Outcome): Breach[] {
  return pages
    .flatMap(shownTexts)
    .filter(({ text }) => !isOfCatalogue(text))
    .map(({ where, text }) => `${where} says “${text}”`)
}

/** Draft and session outlive each refusal, and a reload the session. */
const keepsWhatIsOpen = ({ lost }: Outcome): Breach[] => lost

const pendingKey = 'wallet-modal/pending_transactions'

/** Times in 10 s that a question may be asked; each pending transaction is polled by itself, once a second at first. */
const mostAsked = 25

/** No question is asked more often than twice a second over the time of a world. */
function asksWithinPolicy({ world, network, payments }: Outcome): Breach[] {
  // A stored hash that another tab has changed is one more transaction.
  const forged = world.lies.filter(({ entry }) => entry.source === pendingKey).length
  const most = mostAsked * Math.max(1, payments.length + forged)
  const counts = new Map<string, number[]>()
  for (const { key, at } of network.asked) counts.set(key, [...(counts.get(key) ?? []), at])
  return [...counts].flatMap(([key, times]) => {
    const busiest = times.reduce((so, at) => {
      const within = times.filter((one) => one >= at && one < at + 10_000).length
      return Math.max(so, within)
    }, 0)
    return busiest > most ? [`${key.slice(0, 90)} was asked ${busiest} times in 10 s`] : []
  })
}

const stuckNowhere = ({ stuck }: Outcome): Breach[] =>
  stuck.map((step) => `${step} took longer than its limit`)

const rejectsNothing = ({ rejections }: Outcome): Breach[] =>
  rejections.map((thrown) => `unhandled rejection: ${thrown}`)

const reviewStands = ({ changed }: Outcome): Breach[] => changed

const keepsFamilyRules = ({ family }: Outcome): Breach[] => family.breaches?.() ?? []

const rules = [
  signedAsReviewed,
  feeWithinCeiling,
  arrivesAsTyped,
  leavesNoMore,
  bringsWhatWasSaid,
  lossIsConfirmed,
  paysOnce,
  keepsFamilyRules,
  reviewStands,
  toldAsItIs,
  signsInByItsKey,
  namesWhatWasShown,
  buysWhatWasShown,
  speaksByCatalogue,
  keepsWhatIsOpen,
  asksWithinPolicy,
  stuckNowhere,
  rejectsNothing,
]

export function breachesOf(outcome: Outcome): Breach[] {
  return rules.flatMap((rule) => rule(outcome).map((text) => `${rule.name}: ${text}`))
}
