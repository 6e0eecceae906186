import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './VirtualList.css'

addStyles(css)

/** Number of rows rendered before and after the visible ones. */
const overscan = 6

interface VirtualListProps {
  label: string
  count: number
  keyOf: (index: number) => string
  /** Height of a row in px at a text size of 15 px, without the gap. Rows grow with the text. */
  heightOf: (index: number) => number
  gap?: number
  children: (index: number) => ReactNode
}

type List = Virtualizer<HTMLUListElement, HTMLLIElement>

/**
 * Reports how far the list is scrolled. The offset is read from the list's position in the window, because the scroll
 * container may be the card, the page or an element of the host.
 */
function observeOffset(list: List, tell: (offset: number, isScrolling: boolean) => void) {
  const element = list.scrollElement
  if (!element) return undefined
  const look = () => tell(-element.getBoundingClientRect().top, false)
  look()
  const options = { capture: true, passive: true }
  // Scroll events inside a shadow root do not propagate to the window.
  const root = element.getRootNode()
  root.addEventListener('scroll', look, options)
  window.addEventListener('scroll', look, options)
  return () => {
    root.removeEventListener('scroll', look, options)
    window.removeEventListener('scroll', look, options)
  }
}

function observeSize(_: List, tell: (size: { width: number; height: number }) => void) {
  const look = () => tell({ width: innerWidth, height: innerHeight })
  look()
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** A list that renders only its visible rows; `aria-posinset` and `aria-setsize` describe the whole list. */
export function VirtualList(props: VirtualListProps) {
  const { label, count, keyOf, heightOf, gap = 0, children } = props
  const place = useRef<HTMLUListElement>(null)
  const [scale, setScale] = useState(1)
  const list = useVirtualizer<HTMLUListElement, HTMLLIElement>({
    count,
    overscan,
    gap,
    getScrollElement: () => place.current,
    estimateSize: (index) => heightOf(index) * scale,
    getItemKey: keyOf,
    observeElementRect: observeSize,
    observeElementOffset: observeOffset,
    scrollToFn() {},
    initialRect: { width: innerWidth, height: innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale makes the kept heights stale
  useLayoutEffect(() => {
    if (!place.current) return
    setScale(Number.parseFloat(getComputedStyle(place.current).fontSize) / 15)
    list.measure()
  }, [list, scale])
  return (
    <ul
      ref={place}
      className="virtual-list"
      part="list"
      aria-label={label}
      style={{ '--size': `${list.getTotalSize()}px` } as CSSProperties}
    >
      {list.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ '--start': `${start}px` } as CSSProperties}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  )
}
