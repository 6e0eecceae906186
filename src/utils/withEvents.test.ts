import { expect, it, vi } from 'vitest'
import { withEvents } from './withEvents.ts'

it('`withEvents` keeps the given methods and getters', () => {
  let count = 0
  const { provider } = withEvents({
    get count() {
      return count
    },
    ping: () => 'pong',
  })
  count += 1
  expect(provider.ping()).toBe('pong')
  expect(provider.count).toBe(1)
})

it('a throwing listener does not stop the other listeners of an emitter', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { provider, emit } = withEvents({})
  const heard = vi.fn()
  provider
    .on('change', () => {
      throw new Error('mine')
    })
    .on('change', heard)
  emit(['change', 1])
  expect(heard).toHaveBeenCalledExactlyOnceWith(1)
  logged.mockRestore()
})

it('`removeListener` removes one of two equal listeners', () => {
  const { provider, emit } = withEvents({})
  const heard = vi.fn()
  provider.on('change', heard).on('change', heard).removeListener('change', heard)
  emit(['change', 1])
  expect(heard).toHaveBeenCalledTimes(1)
})

it('a listener added by `once` is called for the first event only', () => {
  const { provider, emit } = withEvents({})
  const heard = vi.fn()
  provider.once('change', heard)
  emit(['change', 1], ['change', 2])
  expect(heard).toHaveBeenCalledExactlyOnceWith(1)
})

it('an event that a listener emits is delivered after the events that are already pending', () => {
  const { provider, emit } = withEvents({})
  const heard: unknown[] = []
  for (const event of ['first', 'second', 'caused']) provider.on(event, () => heard.push(event))
  provider.on('first', () => emit(['caused']))
  emit(['first'], ['second'])
  expect(heard).toEqual(['first', 'second', 'caused'])
})

it('an emitter ignores a listener that is not a function', () => {
  const { provider, emit } = withEvents({})
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  provider.on('change', undefined as never)
  emit(['change', 1])
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})
