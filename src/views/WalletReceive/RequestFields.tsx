import { useEffect, useId, useState } from 'react'
import { type AskedToken, askedTokens, loadPayments } from '../../actions/account/requestPayment.ts'
import { readAmount } from '../../actions/amounts/readAmount.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { TextField } from '../../components/TextField.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Network } from '../../types/network.ts'
import type { PaymentReader } from '../../types/payment.ts'
import { cleanText } from '../../utils/cleanText.ts'
import { useText } from '../context.ts'
import { AmountInput } from '../shared/AmountInput.tsx'
import { amountHint } from '../shared/amountText.ts'

/** A payment that the account asks for. */
export interface Wish {
  asked: AskedToken
  amountBaseUnits: bigint
  link: string
}

interface PaymentForm {
  amount: string
  /** Index in `askedTokens`. */
  token: number
  note: string
}

/** Notes are shown by the payer's wallet in one line, and QR codes get dense. */
const maxNote = 80

/** Returns what writes the network's payment links; undefined until it has loaded. */
function usePayments(network: Network): PaymentReader | undefined {
  const [loaded, setLoaded] = useState<{ id: string; payments: PaymentReader }>()
  const id = network.caipNetworkId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id names the network
  useEffect(() => {
    loadPayments(network).then(
      (payments) => setLoaded({ id, payments }),
      (thrown: unknown) => reportError(thrown, 'toast'),
    )
  }, [id])
  return loaded?.id === id ? loaded.payments : undefined
}

interface RequestFieldsProps {
  network: Network
  account: AccountState
  recipient: string
  onWish: (wish: Wish | null) => void
}

/** Asks for token, amount and note, and reports the payment. */
export function RequestFields({ network, account, recipient, onWish }: RequestFieldsProps) {
  const { t, locale } = useText()
  const id = useId()
  const payments = usePayments(network)
  const [form, setForm] = useState<PaymentForm>({ amount: '', token: 0, note: '' })
  const tokens = askedTokens(network, account)
  const asked = tokens[form.token] ?? tokens[0]
  const { symbol, decimals, token } = asked
  const read = readAmount(form.amount, { symbol, decimals, locale })
  const amountBaseUnits = read.kind === 'amount' ? read.baseUnits : 0n
  const { caipNetworkId } = network
  const note = cleanText(form.note)
  const order = { caipNetworkId, recipient, token, amountBaseUnits, decimals, note }
  const link = amountBaseUnits > 0n ? payments?.writePayment?.(order) : undefined
  const wish = link === undefined ? null : { asked, amountBaseUnits, link }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link names the payment, whose object is new in each render
  useEffect(() => onWish(wish), [link])
  return (
    <>
      <div className="amount-field">
        <label htmlFor={id}>{t('send.amount')}</label>
        <div className="line">
          <AmountInput
            id={id}
            value={form.amount}
            enterKeyHint="done"
            isInvalid={read.kind === 'problem'}
            describedBy={`${id}-error`}
            onType={(amount) => setForm({ ...form, amount })}
          />
          <select
            className="asked-token"
            part="input"
            aria-label={t('receive.token')}
            value={form.token}
            onChange={(event) => setForm({ ...form, token: Number(event.target.value) })}
          >
            {tokens.map((one, index) => (
              <option key={one.token ?? ''} value={index}>
                {one.symbol}
              </option>
            ))}
          </select>
        </div>
        <p id={`${id}-error`} className="error" role="status">
          {read.kind === 'problem' && amountHint(read, { symbol, decimals }, t)}
        </p>
      </div>
      {payments?.hasNotes && (
        <TextField
          label={t('receive.note')}
          type="text"
          maxLength={maxNote}
          value={form.note}
          onChange={(note) => setForm({ ...form, note })}
          onSubmit={() => {}}
        />
      )}
    </>
  )
}
