import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowLocalNetwork } from './localNetwork.ts'

/** Answers of the browser: a state for each query, the last one for all later ones. */
function stubBrowser(states: readonly (PermissionState | Error)[], isActive = true) {
  const left = [...states]
  const query = vi.fn(async () => {
    const state = left.length > 1 ? left.shift() : left[0]
    if (state instanceof Error) throw state
    return { state }
  })
  vi.stubGlobal('navigator', { permissions: { query }, userActivation: { isActive } })
  const urls: string[] = []
  vi.stubGlobal(
    'WebSocket',
    class {
      onerror: () => void = () => {}
      constructor(url: string) {
        urls.push(url)
        setTimeout(() => this.onerror())
      }
      close() {}
    },
  )
  return { query, urls }
}

afterEach(() => vi.unstubAllGlobals())

describe('connections to wallet apps of this device', () => {
  it('are not asked for if the browser has granted them', async () => {
    const { query, urls } = stubBrowser(['granted'])
    await allowLocalNetwork()
    expect(query).toHaveBeenCalledExactlyOnceWith({ name: 'loopback-network' })
    expect(urls).toEqual([])
  })

  it('are not asked for in a browser that does not know the permission', async () => {
    const { urls } = stubBrowser([new TypeError("'loopback-network' is no PermissionName")])
    await allowLocalNetwork()
    expect(urls).toEqual([])
    vi.stubGlobal('navigator', {})
    await allowLocalNetwork()
  })

  it('reject with LOCAL_NETWORK_BLOCKED without a question if they are denied', async () => {
    const { urls } = stubBrowser(['denied'])
    await expect(allowLocalNetwork()).rejects.toMatchObject({ code: 'LOCAL_NETWORK_BLOCKED' })
    expect(urls).toEqual([])
  })

  it('are asked for by a connection to a port at which no wallet listens', async () => {
    const { urls } = stubBrowser(['prompt', 'granted'])
    await allowLocalNetwork()
    expect(urls).toEqual(['ws://localhost:49151'])
  })

  it('reject with LOCAL_NETWORK_BLOCKED if the user denies them when asked', async () => {
    stubBrowser(['prompt', 'denied'])
    await expect(allowLocalNetwork()).rejects.toMatchObject({ code: 'LOCAL_NETWORK_BLOCKED' })
  })

  it('need another tap if the user has answered after the tap had ended', async () => {
    stubBrowser(['prompt', 'granted'], false)
    await expect(allowLocalNetwork()).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
  })
})
