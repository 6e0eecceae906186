import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Called with an error of rendering. The children are no longer rendered. */
  onFailed(cause: unknown): void
  children?: ReactNode
}

/** A view that fails whenever it has read something would send its requests again and again. */
const maxRenewals = 5

/** Catches errors of rendering, so that an error takes no more than the children away. */
export class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false }
  renewals = 0

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown): void {
    // React cannot remove a text that a translator has replaced (https://github.com/facebook/react/issues/11538). The
    // children are rendered anew.
    const isForeign = (cause as Error | null)?.name === 'NotFoundError'
    if (isForeign && this.renewals++ < maxRenewals) this.setState({ hasFailed: false })
    else this.props.onFailed(cause)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
