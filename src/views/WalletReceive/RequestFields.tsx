import { useEffect, useId, useState } from 'react'
import {
  type AskedToken,
  askedTokens,
  loadPaymentWriter,
  type PaymentWriter,
} from '../../actions/account/requestPayment.ts'
import { readAmount } from '../../actions/amounts/readAmount.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { TextField } from '../../components/TextField.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Network } from '../../types/network.ts'
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

/** Returns the writer of the network's payment links; undefined until it has loaded, null if there is none. */
function usePaymentWriter(network: Network): PaymentWriter | null | undefined {
  const [loaded, setLoaded] = useState<{ id: string; writer: PaymentWriter | null }>()
  const id = network.caipNetworkId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id names the network
  useEffect(() => {
    loadPaymentWriter(network).then(
      (writer) => setLoaded({ id, writer }),
      (thrown: unknown) => reportError(thrown, 'toast'),
    )
  }, [id])
  return loaded && loaded.id === id ? loaded.writer : undefined
}

/** The payment of a form; null while the form has no amount. */
function readForm(
  form: PaymentForm,
  to: { network: Network; recipient: string; account: AccountState; locale: string },
  writer: PaymentWriter,
): Wish | null {
  const tokens = askedTokens(to.network, to.account)
  const asked = tokens[form.token] ?? tokens[0]
  if (!asked) return null
  const { symbol, decimals, token } = asked
  const read = readAmount(form.amount, { symbol, decimals, locale: to.locale })
  if (read.kind !== 'amount' || read.baseUnits === 0n) return null
  const link = writer.writePayment({
    caipNetworkId: to.network.caipNetworkId,
    recipient: to.recipient,
    token,
    amountBaseUnits: read.baseUnits,
    decimals,
    note: cleanText(form.note),
  })
  return { asked, amountBaseUnits: read.baseUnits, link }
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
  const writer = usePaymentWriter(network)
  const [form, setForm] = useState<PaymentForm>({ amount: '', token: 0, note: '' })
  const tokens = askedTokens(network, account)
  const { symbol = '', decimals = 18 } = tokens[form.token] ?? tokens[0] ?? {}
  const read = readAmount(form.amount, { symbol, decimals, locale })
  const wish = writer ? readForm(form, { network, recipient, account, locale }, writer) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link names the payment, whose object is new in each render
  useEffect(() => onWish(wish), [wish?.link])
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
      {writer?.hasNotes && (
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
