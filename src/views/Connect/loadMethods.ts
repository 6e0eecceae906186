type Methods = typeof import('./ConnectMethods.tsx').ConnectMethods

/**
 * The chunk's component, cached for the page's lifetime, so that a modal that opens again shows logins in its first
 * frame.
 */
let loaded: Methods | undefined

export function loadedMethods(): Methods | undefined {
  return loaded
}

/** Loads the component of logins and terms. If the host has enabled any, the modal calls this function while the shell loads. */
export async function loadMethods(): Promise<void> {
  loaded = (await import('./ConnectMethods.tsx')).ConnectMethods
}
