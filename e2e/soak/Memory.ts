import type { CDPSession, Page } from '@playwright/test'

export interface Counts {
  nodes: number
  /** The page's documents, and one for each SVG image that Chromium keeps: about a hundred, which have nodes, too. */
  documents: number
  /** Nodes of trees that are not in the page, and that a script still reaches. */
  detached: number
  listeners: number
  heapBytes: number
}

/** Counts what a page holds after a garbage collection. */
export class Memory {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Memory> {
    const session = await page.context().newCDPSession(page)
    return new Memory(session)
  }

  async count(): Promise<Counts> {
    for (let time = 0; time < 3; time += 1) await this.session.send('HeapProfiler.collectGarbage')
    const { nodes, documents, jsEventListeners } = await this.session.send('Memory.getDOMCounters')
    const { usedSize } = await this.session.send('Runtime.getHeapUsage')
    // Between enabling and disabling, the protocol's own references keep nodes alive.
    await this.session.send('DOM.enable')
    const { detachedNodes } = await this.session.send('DOM.getDetachedDomNodes')
    await this.session.send('DOM.disable')
    return {
      nodes,
      documents,
      detached: detachedNodes.length,
      listeners: jsEventListeners,
      heapBytes: usedSize,
    }
  }
}
