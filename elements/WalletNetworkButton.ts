import type { NetworkMark } from '../src/utils/networkMarks.ts'
import { CompanionButton, mark, picture, type Summary } from './light/companion.ts'

/** The marks of networks that have no picture of their own; loaded with the first network that is shown. */
let marks: { networkMark(of: NonNullable<Summary['network']>): NetworkMark } | undefined

/** `<wallet-network-button for="…">`: the active network; opens the list to switch. */
export class WalletNetworkButton extends CompanionButton {
  protected readonly view = 'Networks'
  #shown: Summary | null = null

  protected render(summary: Summary | null): void {
    this.#shown = summary
    const network = summary?.network
    this.button.setAttribute('data-quiet', '')
    const label = document.createElement(network ? 'span' : 'slot')
    label.append(network?.name ?? 'Network')
    const images: Element[] = []
    if (network?.imageUrl) images.push(picture(network.imageUrl))
    else if (network && marks) {
      const { background, text } = marks.networkMark(network)
      images.push(mark(background, text))
    } else if (network) this.#loadMarks()
    this.button.replaceChildren(...images, label)
  }

  #loadMarks(): void {
    import('../src/utils/networkMarks.ts').then(
      (module) => {
        marks = module
        this.render(this.#shown)
      },
      () => {},
    )
  }
}
