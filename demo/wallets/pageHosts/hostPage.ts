/** A request of the page in the frame, on which the host's user decides. */
interface Decision {
  label: string
  confirm(): unknown
  reject(): unknown
}

/**
 * The page of a host: a frame with the page `?app=` of its address, and below it the requests that wait for the user, each
 * with two buttons.
 */
export class HostPage {
  readonly frame = document.createElement('iframe')
  readonly #requests = document.createElement('ul')

  constructor(name: string) {
    const title = document.createElement('h1')
    title.textContent = name
    this.frame.title = 'App'
    this.frame.width = '100%'
    this.frame.height = '640'
    document.body.append(title, this.frame, this.#requests)
  }

  /** Value of a parameter of the address. */
  parameter(name: string): string {
    return new URLSearchParams(location.search).get(name) ?? ''
  }

  open(): void {
    this.frame.src = this.parameter('app')
  }

  /** Resolves once the user has pressed a button; rejects with the error of `reject`. */
  decide<Result>({
    label,
    confirm,
    reject,
  }: Decision & { confirm(): Result }): Promise<Awaited<Result>> {
    return new Promise((resolve, refuse) => {
      const row = document.createElement('li')
      const button = (text: string, act: () => unknown, settle: (value: never) => void) => {
        const element = document.createElement('button')
        element.textContent = text
        element.onclick = async () => {
          row.remove()
          try {
            settle((await act()) as never)
          } catch (error) {
            refuse(error)
          }
        }
        row.append(element)
      }
      row.append(`${label} `)
      button('Confirm', confirm, resolve as (value: never) => void)
      button('Reject', reject, refuse)
      this.#requests.append(row)
    })
  }
}
