import { escapeHtml, htmlPage } from '../sites/html.ts'

const BANNER =
  '<p class="banner" role="note">A stand-in for the demo. No card is asked for, and what is bought is worth nothing.</p>'

/** The beginning and the end of an address, by which a user recognises it. */
const shorten = (address: string) => `${address.slice(0, 8)}…${address.slice(-6)}`

interface Choice {
  value: string
  label: string
}

function select(name: string, label: string, choices: readonly Choice[], chosen?: string): string {
  const options = choices.map(({ value, label: text }) => {
    const selected = value === chosen ? ' selected' : ''
    return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(text)}</option>`
  })
  return `<label for="${name}">${label}</label><select id="${name}" name="${name}">${options.join('')}</select>`
}

/** The order form: token, amount and account. It posts to `/pay`. */
export function buyPage(offer: {
  provider: string
  account: string
  assets: readonly Choice[]
  networks: readonly Choice[]
  network: string | undefined
  currencies: readonly Choice[]
  currency: string | undefined
  payment: string
}): string {
  const { provider, account, assets, networks, network, currencies, currency, payment } = offer
  const heading = `Buy ${assets.length === 1 ? assets[0]?.label : 'crypto'} from ${provider}`
  const body = `<h1>${escapeHtml(heading)}</h1>${BANNER}
<p>It goes to <code title="${escapeHtml(account)}">${escapeHtml(shorten(account))}</code>.</p>
<form method="post" action="/pay">
<input type="hidden" name="provider" value="${escapeHtml(provider)}">
<input type="hidden" name="account" value="${escapeHtml(account)}">
${select('asset', 'You buy', assets)}
${select('network', 'Network', networks, network)}
<label for="payment">You pay</label>
<input id="payment" name="payment" value="${escapeHtml(payment)}" inputmode="decimal" autocomplete="off" maxlength="12" required>
${select('currency', 'Currency', currencies, currency)}
<div class="actions"><button class="quiet" name="decision" value="cancel" formnovalidate>Cancel</button>
<button class="primary" name="decision" value="pay">Pay</button></div></form>`
  return htmlPage(heading, body)
}

/** The page for the bank's decision. The purchase is in progress until the decision. */
export function bankPage(purchase: {
  id: string
  provider: string
  payment: string
  bought: string
  network: string
}): string {
  const { id, provider, payment, bought, network } = purchase
  const heading = `Pay ${payment} to ${provider}?`
  const body = `<h1>${escapeHtml(heading)}</h1>${BANNER}
<p>Your bank asks before it pays. Then ${escapeHtml(bought)} will be sent on ${escapeHtml(network)}.</p>
<form method="post" action="/bank"><input type="hidden" name="id" value="${escapeHtml(id)}">
<div class="actions"><button class="quiet" name="decision" value="decline">Decline</button>
<button class="primary" name="decision" value="approve">Approve</button></div></form>`
  return htmlPage(heading, body)
}
