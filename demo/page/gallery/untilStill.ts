/** Runs in the page: resolves when all animations have ended, except spinners. */
export async function untilStill(): Promise<void> {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const moving = () =>
    [...document.getAnimations(), ...(root?.getAnimations?.() ?? [])].filter(
      // Scroll-driven animations end only when the list is scrolled to its end.
      ({ timeline, effect, playState }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  // A card that waits for its first view has paused its animation.
  const isWaiting = () => root?.querySelector('[data-waiting]') != null
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // A card grows one frame after its content has changed.
  do {
    await Promise.allSettled(moving().map((animation) => animation.finished))
    await frame()
    await frame()
  } while (isWaiting() || moving().length > 0)
}
