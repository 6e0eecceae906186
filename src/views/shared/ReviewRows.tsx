import type { ReactNode, RefObject } from 'react'
import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import type { Network } from '../../types/network.ts'
import { useText } from '../context.ts'
import { NetworkImage } from './NetworkImage.tsx'
import { copyPath } from './paths.ts'
import { DetailRow } from './Review.tsx'
import { useCopy } from './useCopy.ts'

interface NetworkRowProps {
  name: string
  network: Network | null
  /** CAIP-2 id of the network, shown if the page has not configured the network. */
  networkId?: string | null
}

export function NetworkRow({ name, network, networkId }: NetworkRowProps) {
  return (
    <DetailRow short name={name}>
      <span className="net">
        {network && <NetworkImage network={network} />}
        {network?.name ?? networkId}
      </span>
    </DetailRow>
  )
}

/** An image beside lines of text, such as a token and its amount or an account and its address. */
export function Sum({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <span className="sum">
      {image}
      <span>{children}</span>
    </span>
  )
}

interface CopyableProps {
  children: string
  /** Says what a press does. */
  label: string
  /** The toast after the press. */
  copied: string
}

/** An address or a hash in full. A press copies it. */
export function Copyable({ children, label, copied }: CopyableProps) {
  const copy = useCopy(children, copied)
  return (
    <button
      type="button"
      className="address"
      part="button"
      title={label}
      aria-label={`${children}, ${label}`}
      onClick={copy}
    >
      <bdi dir="ltr">{children}</bdi> <LineIcon path={copyPath} size={14} />
    </button>
  )
}

/** An address in full, because address poisoning uses addresses with the same first and last characters. */
export function Address({ children }: { children: string }) {
  const { t } = useText()
  return (
    <Copyable label={t('account.copy')} copied={t('account.copied')}>
      {children}
    </Copyable>
  )
}

interface ReviewActionsProps {
  cancel: string
  onCancel: () => void
  submit: string
  isDisabled: boolean
  /** True if the press does what a warning of the review is about. */
  isDanger?: boolean
  /** Ids of the warnings that describe the button. */
  describedBy?: string | undefined
  /** The part that still needs the user while the button is disabled. A press of it moves the focus there. */
  fault?: RefObject<HTMLElement>
  onSubmit: () => void
}

export function ReviewActions(props: ReviewActionsProps) {
  const { cancel, onCancel, submit, isDisabled, isDanger, describedBy, fault, onSubmit } = props
  return (
    <div className="actions">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        describedBy={describedBy}
        disabled={isDisabled}
        fault={fault}
        onClick={(event) => {
          // `detail` counts clicks: the second click of a double click does not confirm.
          if (event.detail <= 1) onSubmit()
        }}
      >
        {submit}
      </Button>
    </div>
  )
}
