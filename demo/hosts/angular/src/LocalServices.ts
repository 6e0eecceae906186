import { Directive, ElementRef, inject } from '@angular/core'

declare const WALLET: Record<string, string>

/**
 * Sets the URLs of the demo's local services. Your app needs no such directive; it sets `project-id` in its template.
 */
@Directive({ selector: 'wallet-modal' })
export class LocalServices {
  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef)
    for (const [name, value] of Object.entries(WALLET)) nativeElement.setAttribute(name, value)
  }
}
