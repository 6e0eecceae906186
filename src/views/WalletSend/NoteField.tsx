import { useEffect, useId, useRef, useState } from 'react'
import { estimateCost } from '../../actions/send/estimateCost.ts'
import { loadNotes, setNote } from '../../actions/send/noteOfDraft.ts'
import { type SendState, send } from '../../controllers/send.ts'
import type { HandNotes } from '../../types/payment.ts'
import { log } from '../../utils/log.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import type { ShownPayer } from '../shared/usePayer.ts'

const debounceMs = 300

/** A note that the transfer carries. Links bring their own, which stays as it is. */
export function NoteField({ payer }: { payer: ShownPayer }) {
  const { t } = useText()
  const id = useId()
  const { receiverAddress, part } = useStateOf(send) as SendState
  const [notes, setNotes] = useState<HandNotes | null>(null)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { namespace } = payer
  /** The note that this field has written last. Any other one in the draft is that of a link. */
  const written = useRef('')
  const current = notes?.read(part) ?? ''
  const isOfLink = current !== '' && current !== written.current
  const hasReceiver = receiverAddress !== null
  const isOffered = hasReceiver && !isOfLink

  useEffect(() => {
    if (hasReceiver)
      loadNotes(namespace).then(setNotes, (thrown: unknown) => log('info', 'no notes', thrown))
  }, [namespace, hasReceiver])

  // Each receiver has a draft without a note; the typed one is added to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note is written again for each receiver
  useEffect(() => {
    if (!notes || !isOffered || current === text) return
    written.current = text
    setNote(notes, text)
    const timer = setTimeout(() => void estimateCost(payer), debounceMs)
    return () => clearTimeout(timer)
  }, [text, receiverAddress, notes, isOffered])

  if (!notes || !isOffered) return null
  return (
    <div className="receiver-field">
      <label htmlFor={id}>{t('send.note')}</label>
      <div className="field" data-invalid={isWrong ? '' : undefined}>
        <input
          id={id}
          part="input"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          placeholder={t('send.note.placeholder')}
          aria-invalid={isWrong}
          aria-describedby={`${id}-error`}
          value={text}
          onChange={({ target: { value } }) => {
            // A note that cannot be sent is not taken, so that the field always shows what is sent.
            const isSendable = notes.write({}, value) !== null
            setWrong(!isSendable)
            if (isSendable) setText(value)
          }}
        />
      </div>
      <p id={`${id}-error`} className="error" role="status">
        {isWrong && t('send.note.wrong')}
      </p>
    </div>
  )
}
