import { vi } from 'vitest'
import type { Family, Setting } from '../families/Family.ts'
import type { Page } from '../world/openPage.ts'
import type { Outcome, PurchaseReview } from './Outcome.ts'
import { inSession } from './session.ts'

const formMs = 60_000
const amounts = ['100', '49.5', '5000'] as const

/** The form of a purchase, as its view uses actions and the draft. */
async function loadPurchase({ modal, modules, namespace, load }: Page) {
  const code = await load.purchase()
  const { onramp } = code
  const choice = () => {
    const payer = modules.payingAccount(namespace)
    return payer && { payer, order: code.assessOrder(onramp, payer.network, 'en') }
  }
  return {
    prepare: () => code.readOptions(),
    type(variant: number) {
      const { paymentCurrencies = [], purchaseCurrencies = [] } = onramp.options ?? {}
      code.updateOnramp({
        paymentAmount: amounts[variant % amounts.length] ?? '',
        paymentCurrency: paymentCurrencies[variant % 3] ?? null,
        purchaseCurrency: purchaseCurrencies[Math.floor(variant / 3) % 2] ?? null,
      })
    },
    quote() {
      const chosen = choice()
      if (chosen) code.quoteOrder(chosen.order)
    },
    /** The facts that the form shows above its button; null while the button is disabled. */
    read(): PurchaseReview | null {
      const { payer, order } = choice() ?? {}
      const isBuyable = order && order.read.kind !== 'problem' && order.isWithinLimits
      if (!payer || !isBuyable || !order.token || !order.currency) return null
      const { quote } = onramp
      const shown = quote && quote.orderKey === order.key ? quote.response : null
      return {
        account: payer.address,
        network: payer.network.caipNetworkId,
        chain: order.chain.chain,
        symbol: order.token.symbol,
        amount: order.amount,
        currency: order.currency.id,
        quoted: shown && !code.isStandIn(shown) ? shown.purchaseAmount.amount : null,
      }
    },
    press() {
      const { order } = choice() ?? {}
      const [seller] = code.onrampProviders(namespace, modules.options)
      if (order && seller) code.startPurchase(modal, seller, order)
    },
    isRequesting: () => onramp.purchase?.url === null && onramp.purchase.failure === null,
    watch: (onSeen: () => void) => code.watchPurchase(onSeen),
    leave: () => code.leaveLink(),
  }
}

/** A window of the browser, which notes the addresses that it is sent to. */
function stubPopup({ modules, namespace }: Page, opened: Outcome['opened']): void {
  vi.stubGlobal('open', () => ({
    closed: false,
    opener: null,
    location: {
      replace: (url: string) =>
        void opened.push({ url, account: modules.accountOf(namespace).address }),
    },
    close() {
      this.closed = true
    },
  }))
}

/** Buys as a user does: form, quote, the provider's window, and the wait for what it delivers. */
export function runPurchase(setting: Setting, family: Family): Promise<Outcome> {
  const { world, liar, clock } = setting
  return inSession(setting, family, async (page, outcome, within) => {
    await page.modules.loadMessages('en', 'connected')
    Object.assign(page.modules.options, { onramp: { coinbaseAppId: 'app' } })
    stubPopup(page, outcome.opened)
    const purchase = await loadPurchase(page)
    page.modal.router.push('OnRampProviders')
    await within('the form', purchase.prepare(), formMs)
    purchase.type(world.variant)
    liar.enter('form')
    purchase.quote()
    await clock.pass(3_000)
    liar.enter('review')
    await clock.pass(3_000)
    const read = purchase.read()
    if (!read) return
    outcome.purchases.push(read)
    liar.enter('press')
    // A switch of account or network before the press shows another form.
    const now = purchase.read()
    if (now && now.account + now.network !== read.account + read.network)
      outcome.purchases.push(now)
    purchase.press()
    await clock.pass(2_000)
    liar.enter('broadcast')
    await clock.pass(20_000)
    if (purchase.isRequesting() && world.turn === 'none') outcome.stuck.push('the provider’s link')
    let isSeen = false
    const stop = purchase.watch(() => {
      isSeen = true
    })
    await clock.pass(200_000)
    stop()
    if (!isSeen && world.lies.length === 0 && world.turn === 'none')
      outcome.stuck.push('the delivered purchase')
    purchase.leave()
  })
}
