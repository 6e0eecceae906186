import { useState } from 'react'
import { addStyles } from '../../theme/styles.ts'
import { addressParts } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import css from './AddressChip.css'
import { Avatar } from './Avatar.tsx'
import { useCopy } from './useCopy.ts'

addStyles(css)

/**
 * An address in a sentence: its colours and both ends. A press shows it whole and copies it. A view with chips shows each
 * address whole once, since address poisoning uses addresses with the same first and last characters.
 */
export function AddressChip({ children: address }: { children: string }) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)
  const [start, middle, end] = addressParts(address)
  const copy = useCopy(address, t('account.copied'))
  return (
    <button
      type="button"
      className="chip"
      part="button"
      title={address}
      aria-expanded={isWhole}
      aria-description={t('account.copy')}
      onClick={() => {
        setWhole(!isWhole)
        copy()
      }}
    >
      <Avatar address={address} src={null} />
      <bdi dir="ltr">
        {start}
        {middle && <span className="middle">{middle}</span>}
        {end}
      </bdi>
    </button>
  )
}
