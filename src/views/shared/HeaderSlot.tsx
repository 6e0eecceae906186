import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { addStyles } from '../../theme/styles.ts'
import { useModal } from '../context.ts'
import css from './HeaderSlot.css'

addStyles(css)

interface HeaderSlotProps {
  side: 'start' | 'end'
  children: ReactNode
}

/** Renders a view's control into the modal's header: beside Back, or beside Close if the header has no Back. */
export function HeaderSlot({ side, children }: HeaderSlotProps) {
  const modal = useModal()
  const [place, setPlace] = useState<Element | null>(null)

  useLayoutEffect(() => {
    const title = modal.host?.shadowRoot?.querySelector('.header > .title')
    const own = document.createElement('span')
    own.className = 'header-slot'
    own.dataset.side = side
    if (side === 'start') title?.before(own)
    else title?.after(own)
    setPlace(own)
    return () => own.remove()
  }, [modal, side])

  return place && createPortal(children, place)
}
