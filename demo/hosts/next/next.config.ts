import type { NextConfig } from 'next'

// The folders above have lockfiles of their own, so the root has to be named.
export default { turbopack: { root: import.meta.dirname } } satisfies NextConfig
